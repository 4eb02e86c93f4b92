/** A bar on the terminal that says how far something has come; silent where there is no terminal. */
export function progressBar(total: number, out: NodeJS.WriteStream = process.stderr) {
  if (out.isTTY !== true) return { show: () => {}, clear: () => {} };
  return {
    show(done: number): void {
      const width = Math.max(10, Math.min(40, out.columns - 30));
      const full = Math.round((width * done) / total);
      out.write(`\r${"█".repeat(full)}${"░".repeat(width - full)} ${done} of ${total}`);
    },
    clear: () => void out.write("\r\u001b[K"),
  };
}
