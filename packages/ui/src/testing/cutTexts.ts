/** The texts below an element that somebody cannot read whole: cut by an edge they cannot scroll past, without a tooltip. */
export function cutTexts(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const words = text.textContent?.trim() ?? '';
    const parent = text.parentElement;
    if (words === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (!parent.closest('.st-visually-hidden, [title], option') && isCut(text, parent)) cut.push(words);
  }
  return cut;
}

function isCut(text: Node, parent: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  if (box.width === 0) return false;
  for (let around: HTMLElement | null = parent; around; around = around.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(around);
    if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false;
    const edge = around.getBoundingClientRect();
    if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true;
  }
  return box.right > document.documentElement.clientWidth + 1 || box.left < -1;
}
