import { host, isProblem } from "../worker/index.ts";

/** The longest link, in characters; a longer game goes into a file. */
const LONGEST = 8192;

/** The longest text in a link, in characters. */
const LONGEST_TEXT = 40 * LONGEST;

/** A link that carries a finished match; nothing if it would be too long. */
export async function linkTo(id: string): Promise<string | undefined> {
  const text = await host().finishedText(id);
  if (isProblem(text)) return undefined;
  if (text.length > LONGEST_TEXT) return undefined;
  const link = `${location.href.split("#")[0]}#/shared/${await pack(text)}`;
  return link.length > LONGEST ? undefined : link;
}

/** Text made small enough for a link. */
async function pack(text: string): Promise<string> {
  const packed = new Uint8Array(await new Response(through(text, new CompressionStream("deflate-raw"))).arrayBuffer());
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text a link carries; nothing if it is broken, longer than ours are, or unpacks to more than a link may hold. */
export async function unpack(packed: string): Promise<string | undefined> {
  if (packed.length > LONGEST) return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return await textOf(through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return undefined;
  }
}

/** The text of a stream, read only as far as a link may hold. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= LONGEST_TEXT) continue;
    await reader.cancel();
    return undefined;
  }
}

const through = (data: BlobPart, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([data]).stream().pipeThrough(stream);
