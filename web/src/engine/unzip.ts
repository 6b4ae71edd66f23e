/** Decompress bytes: files are in the format of gzip, what Python compresses with zlib is in the format `deflate`. */
export async function unzip(packed: Uint8Array<ArrayBuffer>, format: "gzip" | "deflate"): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
