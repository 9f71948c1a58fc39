/**
 * What of a screen cannot be read whole: texts that an edge cuts which nobody can scroll past, and texts that lie under a
 * pill. Stands on nothing around it, so that a browser can be given it as it is.
 */
export function cutOnPhone(place: string): string[] {
  const root = document.querySelector(place);
  if (!root) return [`${place} is not there`];
  const { clientWidth } = document.documentElement;
  const isCut = (box: DOMRect, parent: Element): boolean => {
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false;
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true;
    }
    return box.right > clientWidth + 1 || box.left < -1;
  };
  const texts: { words: string; parent: Element; boxes: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (words === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('.st-visually-hidden, option, .st-control')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    texts.push({ words, parent, boxes });
  }
  const cut = texts.filter(({ boxes, parent }) => boxes.some((box) => isCut(box, parent)));
  const pills = [...root.querySelectorAll('.st-status, .st-badge')].filter((pill) => pill.checkVisibility());
  const under = texts.filter(({ parent, boxes }) =>
    pills.some((pill) => {
      const isItsOwn = pill.contains(parent) || parent.contains(pill);
      const one = pill.getBoundingClientRect();
      return (
        !isItsOwn &&
        boxes.some(
          (box) =>
            Math.min(box.right, one.right) - Math.max(box.left, one.left) > 2 &&
            Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top) > 4,
        )
      );
    }),
  );
  const told = [
    ...cut.map(({ words, parent }) => ['cut', words, parent.className] as const),
    ...under.map(({ words, parent }) => ['under a pill', words, parent.className] as const),
  ];
  return [...new Set(told.map(([how, words, where]) => `${how}: ${words.slice(0, 60)} in ${where}`))];
}
