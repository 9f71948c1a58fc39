/** Texts are compared once as a Vietnamese dictionary orders them; after that their ranks are compared, to the same order. */

const collator = new Intl.Collator('vi', { numeric: true });

/** Most texts whose order is remembered. */
const MOST_TEXTS = 500_000;
/** So many new texts are put in their places one by one; more are sorted together with all others. */
const FEW = 64;
/** Room left between the ranks of neighbours. */
const STEP = 2 ** 20;

const ranks = new Map<string, number>();
/** One text of each rank, in order. */
let ordered: string[] = [];

/** Ranks of the texts among some values: a lower rank comes first, texts the dictionary does not tell apart share one. */
export function textRank(values: readonly unknown[]): (text: string) => number {
  const fresh = new Set<string>();
  for (const value of values) if (typeof value === 'string' && !ranks.has(value)) fresh.add(value);
  if (ranks.size + fresh.size > MOST_TEXTS) return rankAmong(values);
  if (fresh.size > FEW) rankAll([...ranks.keys(), ...fresh]);
  else fresh.forEach(insert);
  return (text) => ranks.get(text) ?? 0;
}

/** Forgets what was known and begins again with these values alone. */
function rankAmong(values: readonly unknown[]): (text: string) => number {
  ranks.clear();
  rankAll([...new Set(values.filter((value) => typeof value === 'string'))]);
  return (text) => ranks.get(text) ?? 0;
}

function rankAll(texts: string[]): void {
  texts.sort(collator.compare);
  ordered = [];
  for (const text of texts) {
    const last = ordered.at(-1);
    if (last === undefined || collator.compare(last, text) !== 0) ordered.push(text);
    ranks.set(text, ordered.length * STEP);
  }
}

function insert(text: string): void {
  const place = lowerBound(text);
  const next = ordered[place];
  if (next !== undefined && collator.compare(next, text) === 0) {
    ranks.set(text, rankAt(place));
    return;
  }
  const below = place === 0 ? 0 : rankAt(place - 1);
  const rank = next === undefined ? below + STEP : Math.floor((below + rankAt(place)) / 2);
  if (rank === below) return rankAll([...ranks.keys(), text]);
  ordered.splice(place, 0, text);
  ranks.set(text, rank);
}

function rankAt(place: number): number {
  return ranks.get(ordered[place] ?? '') ?? 0;
}

/** First place whose text does not come before the given one. */
function lowerBound(text: string): number {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (collator.compare(ordered[middle] ?? '', text) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
