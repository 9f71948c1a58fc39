/** What some zlib data inflates to, no further than a little beyond `limit` bytes; undefined when it is no zlib data. */
export async function inflated(data: Uint8Array, limit: number): Promise<Uint8Array | undefined> {
  if ((data[0] ?? 0) % 16 !== 8 || (((data[0] ?? 0) << 8) | (data[1] ?? 0)) % 31 !== 0) return undefined;
  const reader = new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        break;
      }
    }
  } catch {
    // Data that break off are read as far as they go, as every viewer does.
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
