/** The first of so many places of which something is no longer true: their number when it is true of all. */
export function firstPlace(count: number, isBefore: (place: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
