import { failedToKeep } from "./unkept.ts";

/** What could not be written: where the browser keeps nothing it lasts as long as the page. */
const held = new Map<string, string>();

/** Short texts by name, such as settings, kept on the device where the browser lets us. */
export const smallStore = {
  getItem(name: string): string | null {
    try {
      return held.get(name) ?? localStorage.getItem(name);
    } catch {
      return held.get(name) ?? null;
    }
  },

  setItem(name: string, text: string): void {
    try {
      localStorage.setItem(name, text);
      held.delete(name);
    } catch (error) {
      held.set(name, text);
      failedToKeep(error);
    }
  },

  removeItem(name: string): void {
    held.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // What was never kept is gone already.
    }
  },
};
