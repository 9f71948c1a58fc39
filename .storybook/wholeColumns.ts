/** What loses its end in no table: a day or a sum that does reads as another one, a title as none. */
const WHOLE = 'td:is(.st-cell--money, .st-cell--number, .st-cell--date, .st-cell--dateTime), .st-table__title';

/**
 * Titles, sums and days are read to their end. Where a table is wider than its place, each column in sight at first is
 * shown whole too: its title and its cells end before the column that stays in view at the right, or before the edge.
 *
 * @throws Error naming the titles and texts that are cut
 */
export function assertColumnsWhole(): void {
  const cut = [
    ...[...document.querySelectorAll<HTMLElement>('.st-table__scroll[data-overflows]')].flatMap(cutIn),
    ...[...document.querySelectorAll<HTMLElement>(`.st-table__grid :is(${WHOLE})`)]
      .filter(isCut)
      .map(({ textContent }) => textContent),
  ];
  if (cut.length > 0) throw new Error(`Cut at the edge of its table: ${[...new Set(cut)].join('; ')}`);
}

/** A pixel is lost to rounding. */
const ROUNDING = 1;

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + ROUNDING || scrollHeight > clientHeight + ROUNDING;
}

function cutIn(box: HTMLElement): string[] {
  if (box.scrollLeft > 0 || !box.checkVisibility()) return [];
  const right = box.getBoundingClientRect().left + box.clientWidth;
  return [...box.querySelectorAll('tr')].flatMap((row) => {
    const cells = [...row.querySelectorAll<HTMLElement>(':scope > th, :scope > td')];
    const stays = cells.findLast((cell) => cell.classList.contains('st-cell--actions'));
    const edge = Math.min(right, stays?.getBoundingClientRect().left ?? right);
    return cells.filter((cell) => cell !== stays && isCutAt(edge, cell)).map(({ textContent }) => textContent);
  });
}

/** Whether a cell stands across the edge and what is written in it does not end before. */
function isCutAt(edge: number, cell: HTMLElement): boolean {
  const { left, right } = cell.getBoundingClientRect();
  if (left >= edge - ROUNDING || right <= edge + ROUNDING || cell.textContent.trim() === '') return false;
  const text = document.createRange();
  text.selectNodeContents(cell);
  return Math.min(text.getBoundingClientRect().right, right) > edge + ROUNDING;
}
