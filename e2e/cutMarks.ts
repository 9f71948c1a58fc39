import type { Page } from '@playwright/test';

/** Letters whose dots stand lowest, and whose marks stand highest. */
const LETTERS = 'ậặịọụẸẤẴỔ';

/**
 * Texts of which an edge would cut the dot below or the mark above a letter: measured by the ink of the lowest and highest
 * letters in the font of the text, against every box around it that hides what stands over.
 */
export async function cutMarks(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    async ([letters, place]) => {
      await document.fonts.ready;
      const drawing = document.createElement('canvas').getContext('2d');
      if (!drawing) throw new Error('No letters can be measured.');

      const isCut = (parent: Element, line: DOMRect): Element | undefined => {
        drawing.font = getComputedStyle(parent).font;
        const ink = drawing.measureText(letters);
        const baseline = line.top + ink.fontBoundingBoxAscent;
        const [highest, lowest] = [baseline - ink.actualBoundingBoxAscent, baseline + ink.actualBoundingBoxDescent];
        const boxes: Element[] = [];
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const { overflowY } = getComputedStyle(box);
          if (overflowY !== 'visible') boxes.push(box);
          // Beyond what scrolls nothing is cut for good.
          if (overflowY === 'auto' || overflowY === 'scroll') break;
        }
        return boxes.find((box) => {
          const { top, right, bottom, left, height } = box.getBoundingClientRect();
          const isAway = line.top >= bottom || line.bottom <= top || line.left >= right || line.right <= left;
          const isScrolled = box.scrollHeight > box.clientHeight + line.height;
          const isForEars = height < 2;
          return !isAway && !isScrolled && !isForEars && (highest < top - 0.5 || lowest > bottom + 0.5);
        });
      };
      const cutIn = (text: Node): string[] => {
        const parent = text.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || text.textContent?.trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const box = lines.map((line) => isCut(parent, line)).find((found) => found !== undefined);
        return box ? [`${text.textContent?.trim()} in ${box.className || box.tagName}`] : [];
      };

      const cut = [...document.querySelectorAll(place)].flatMap((area) => {
        const walk = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walk.nextNode()) texts.push(walk.currentNode);
        return texts.flatMap(cutIn);
      });
      return [...new Set(cut)];
    },
    [LETTERS, within] as const,
  );
}
