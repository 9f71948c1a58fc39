/** A pixel is lost to rounding. */
const ROUNDING = 1;

/**
 * The name of a card stands beside how the card stands: it wraps or ends in "…", and no part of it is drawn below a
 * status or any other cell of its card.
 *
 * @throws Error naming the cards whose names run below another cell
 */
export function assertNamesClear(): void {
  const covered = [...document.querySelectorAll<HTMLElement>('.st-row')].flatMap((row) => {
    const name = row.querySelector<HTMLElement>(':scope > th');
    if (!name || !row.checkVisibility()) return [];
    const others = [...row.children].filter((cell) => cell !== name).flatMap(boxesIn);
    const isCovered = boxesIn(name).some((box) => others.some((other) => meet(box, other)));
    return isCovered ? [name.textContent] : [];
  });
  if (covered.length > 0)
    throw new Error(`Names below another cell of their card: ${[...new Set(covered)].join('; ')}`);
}

/** Where the text of a cell is drawn, line by line, within what clips it; the whole of a status. */
function boxesIn(cell: Element): DOMRect[] {
  const status = cell.querySelector('.st-status');
  if (status) return [status.getBoundingClientRect()];
  const text = document.createRange();
  text.selectNodeContents(cell);
  const clip = getComputedStyle(cell).overflowX === 'visible' ? undefined : cell.getBoundingClientRect();
  return [...text.getClientRects()].flatMap((box) => {
    const right = Math.min(box.right, clip?.right ?? box.right);
    return right > box.left && box.height > 0 ? [new DOMRect(box.left, box.top, right - box.left, box.height)] : [];
  });
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROUNDING &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROUNDING
  );
}
