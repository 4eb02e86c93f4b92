import { host, isProblem } from "../worker/index.ts";

/** The longest link, in characters; a longer game goes into a file. */
const LONGEST = 8192;

/** A link that carries a finished match; nothing if it would be too long. */
export async function linkTo(id: string): Promise<string | undefined> {
  const text = await host().finishedText(id);
  if (isProblem(text)) return undefined;
  if (text.length > 40 * LONGEST) return undefined;
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

/** The text a link carries; nothing if it is broken. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return await new Response(through(bytes, new DecompressionStream("deflate-raw"))).text();
  } catch {
    return undefined;
  }
}

const through = (data: BlobPart, stream: CompressionStream | DecompressionStream): ReadableStream =>
  new Blob([data]).stream().pipeThrough(stream);
