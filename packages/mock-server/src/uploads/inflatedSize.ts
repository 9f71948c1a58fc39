/**
 * Bytes some zlib data inflates to, counted piece by piece and no further than a little beyond `limit`; undefined when it
 * is no zlib data.
 */
export async function inflatedSize(data: Uint8Array, limit: number): Promise<number | undefined> {
  if ((data[0] ?? 0) % 16 !== 8 || (((data[0] ?? 0) << 8) | (data[1] ?? 0)) % 31 !== 0) return undefined;
  const reader = new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        return size;
      }
    }
  } catch {
    return size;
  }
}
