/** The first of some files with the same bytes as this one, whatever they are called; compared byte by byte, since a shop's own network has no digests. */
export async function twinOf(file: File, others: readonly File[]): Promise<File | undefined> {
  for (const other of others) {
    if (other.size === file.size && (await haveSameBytes(file, other))) return other;
  }
  return undefined;
}

async function haveSameBytes(one: File, other: File): Promise<boolean> {
  const [first, second] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(second);
  return new Uint8Array(first).every((byte, place) => byte === bytes[place]);
}
