/** Names as they are, from the second of one name on with its number behind: two customers may be called alike, and each point opens its own. */
export function namesApart(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
