/** Names as they were likely meant: letters of either case are alike. */

/** The name most like another, where so many slips of the keys at most could have made one of the other. */
export function nearestName(name: string, known: readonly string[], mostSlips: number): string | undefined {
  const wanted = name.toLowerCase();
  let best: { candidate: string; slips: number } | undefined;
  for (const candidate of known) {
    const most = best ? best.slips - 1 : mostSlips;
    const slips = slipsBetween(wanted, candidate.toLowerCase(), most);
    if (slips <= most) best = { candidate, slips };
  }
  return best?.candidate;
}

/** The name most like another: the shortest that begins with it, or holds it, else one that slips of the keys could have made. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const longer = wanted === '' ? [] : known.filter((each) => each.toLowerCase().includes(wanted));
  const shortest = longer.toSorted((a, b) => a.length - b.length);
  const first = shortest.find((each) => each.toLowerCase().startsWith(wanted)) ?? shortest[0];
  return first ?? nearestName(name, known, Math.max(2, Math.floor(name.length / 3)));
}

/** What a refusal adds of the name that was likely meant; nothing where none is near. */
export function hintOf(name: string | undefined): string {
  return name === undefined ? '' : `, có phải là ${name}?`;
}

/** Letters to change, leave out or put in between two texts (Levenshtein); one more than the most where it is clear early. */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let above = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(change, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    if (Math.min(...line) > most) return most + 1;
    above = line;
  }
  return above[b.length] ?? 0;
}
