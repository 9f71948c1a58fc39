import { useLayoutEffect, type RefObject } from 'react';

/** CSS px in a millimetre. */
const PX = 96 / 25.4;

/**
 * Gives the pages of a roll the length of its document: CSS knows no length "as long as needed", and a page without one
 * comes out as Letter. A document that is not shown decides nothing.
 */
export function useRollPage(document: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = document.current;
    if (!element || !active) return undefined;
    const page = new CSSStyleSheet();
    const measure = () => {
      if (element.offsetHeight > 0) page.replaceSync(rollPage(element.offsetHeight));
    };
    // The observer first tells of it a frame later: who prints at once would get the length of no document.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const { ownerDocument } = element;
    ownerDocument.adoptedStyleSheets.push(page);
    return () => {
      observer.disconnect();
      ownerDocument.adoptedStyleSheets = ownerDocument.adoptedStyleSheets.filter((sheet) => sheet !== page);
    };
  }, [document, active]);
}

/** The page of a roll for a document of so many px, its own margins included: a millimetre more than it needs. */
export function rollPage(height: number): string {
  return `@page st-roll { size: 80mm ${Math.ceil(height / PX) + 1}mm; margin: 3mm; }`;
}
