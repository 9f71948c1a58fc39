import type { Page } from '@playwright/test';

/** Letters whose dots stand lowest, and whose marks stand highest. */
const LETTERS = 'ậặịọụẸẤẴỔ';

/**
 * Texts of which an edge would cut the dot below or the mark above a letter: measured by the ink of the lowest and highest
 * letters in the font of the text, against every box around it that hides what stands over.
 */
export function cutMarks(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    ([letters, place]) => {
      const drawing = document.createElement('canvas').getContext('2d');
      if (!drawing) throw new Error('No letters can be measured.');
      const cut: string[] = [];
      for (const area of document.querySelectorAll(place)) {
        const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          if (!parent?.checkVisibility({ visibilityProperty: true }) || text.textContent?.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          drawing.font = getComputedStyle(parent).font;
          const ink = drawing.measureText(letters);
          for (const { top, left, right } of lines) {
            const baseline = top + ink.fontBoundingBoxAscent;
            const highest = baseline - ink.actualBoundingBoxAscent;
            const lowest = baseline + ink.actualBoundingBoxDescent;
            for (let box: Element | null = parent; box; box = box.parentElement) {
              if (getComputedStyle(box).overflowY === 'visible') continue;
              const edge = box.getBoundingClientRect();
              const isForEars = edge.height < 2;
              const isScrolledAway =
                top >= edge.bottom || lowest <= edge.top || left >= edge.right || right <= edge.left;
              if (isForEars || isScrolledAway || box.scrollHeight > box.clientHeight + lowest - top) break;
              if (highest < edge.top - 0.5 || lowest > edge.bottom + 0.5)
                cut.push(`${text.textContent?.trim()} in ${box.className || box.tagName}`);
            }
          }
        }
      }
      return [...new Set(cut)];
    },
    [LETTERS, within] as const,
  );
}
