/** Draws the statement of a layout. */
import { fold } from '../../core/values/text.ts';
import type { ColumnPlan, Layout, Sale } from './bankColumns.ts';
import { inkWidth, writePdf, type Ink } from './writePdf.ts';

const LEFT = 24;
const TOP = 560;
const STEP = 13;

/** The PDF of a layout with these lines. */
export function statementOf(layout: Layout, sales: readonly Sale[]): Uint8Array {
  const { making = {}, rowsOnPage = 35 } = layout;
  const isPlain = making.font !== 'mapped';
  const shown = (words: string) => (isPlain ? fold(words).toUpperCase() : words);
  const pages: Ink[][] = [];
  for (let from = 0; from === 0 || from < sales.length; from += rowsOnPage) {
    const some = sales.slice(from, from + rowsOnPage);
    const isLast = from + rowsOnPage >= sales.length;
    pages.push(
      pageOf(layout, some, { isFirst: from === 0, foot: isLast ? (layout.foot ?? []).map((make) => make(sales)) : [] }),
    );
  }
  return writePdf(
    pages.map((inks) => inks.map((ink) => ({ ...ink, words: shown(ink.words) }))),
    making,
  );
}

function pageOf(
  { columns, head = ['SAO KÊ GIAO DỊCH THẺ'], titlesOnce }: Layout,
  sales: readonly Sale[],
  { isFirst, foot }: { isFirst: boolean; foot: readonly (readonly string[])[] },
): Ink[] {
  let up = TOP;
  const inks: Ink[] = [];
  for (const words of isFirst ? head : []) inks.push({ left: 300, up: (up -= STEP), words });
  const places = placesOf(columns);
  const put = (place: number, words: string | undefined, at = up) => {
    const column = columns[place];
    if (!column || !words) return;
    const [from = 0, to = 0] = places[place] ?? [];
    inks.push(column.right ? { left: to, up: at, words, endsThere: true } : { left: from, up: at, words });
  };
  if (isFirst || !titlesOnce) {
    up -= 2 * STEP;
    columns.forEach(({ title }, place) => [title].flat().forEach((words, line) => put(place, words, up - line * 10)));
    up -= 10;
  }
  for (const sale of sales) {
    up -= STEP;
    columns.forEach(({ cell }, place) => put(place, cell(sale)));
  }
  for (const [words, sum] of foot) {
    up -= STEP;
    put(0, words);
    put(
      columns.findIndex(({ right }) => right),
      sum,
    );
  }
  return inks;
}

/** From where to where each column reaches: as wide as its title or a usual cell, whichever is wider. */
function placesOf(columns: readonly ColumnPlan[]): [number, number][] {
  let at = LEFT;
  return columns.map(({ title, width = 0 }) => {
    const titles = [title].flat().map((words) => inkWidth({ words }));
    const from = at;
    at += Math.max(width, ...titles, width > 0 ? 0 : 74) + 6;
    return [from, at - 6];
  });
}

/** Lines of a bank: every seventh takes money back where the layout says so. */
export function salesOf(count: number, withRefunds: boolean, seed = 0): Sale[] {
  return Array.from({ length: count }, (_, place) => {
    const Amount = 1_000_000 + ((place * 7919 + seed * 104_729) % 48_000) * 1000;
    const Fee = Math.round(Amount * 0.0132);
    return {
      Date: `2026-11-${String(((place * 3 + seed) % 19) + 1).padStart(2, '0')}`,
      TID: '24531876',
      LotNo: String((place % 90) + 1).padStart(6, '0'),
      InvoiceNo: String(1000 + place).padStart(6, '0'),
      ApprovalCode: `A${String(place).padStart(5, '0')}`,
      CardMasked: `4111 11** **** ${String(1200 + (place % 8000)).padStart(4, '0')}`,
      Amount,
      Fee,
      Net: Amount - Fee,
      place: place + 1,
      isTakenBack: withRefunds && place % 7 === 3,
    };
  });
}
