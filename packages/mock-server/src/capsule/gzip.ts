/** Texts that are packed piece by piece, so that no world has to be one string. */
export async function gzipped(pieces: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const left = pieces[Symbol.iterator]();
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { done, value } = left.next() as IteratorResult<string, undefined>;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Uint8Array(await new Response(bytes.pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
}
