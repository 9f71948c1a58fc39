import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** One sheet as a printer gets it. */
export interface Sheet {
  /** In whole millimetres. */
  width: number;
  height: number;
  /** What stands on it, in the order it was drawn. */
  text: string;
  /** How far to the right anything reaches, in whole millimetres. */
  reach: number;
}

/** Points of a PDF in a millimetre. */
const POINTS = 72 / 25.4;

/** What the page would be on paper just now, sheet by sheet, in the sizes that its style sheets ask for. */
export async function onPaper(page: Page): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), { verbosity: 0 });
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const [left = 0, top = 0, right = 0, bottom = 0] = sheet.view;
    const pieces = (await sheet.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
    // The blank at which a line was broken hangs over its edge.
    const drawn = pieces.filter(({ str }) => str.trim() !== '');
    sheets.push({
      width: Math.round((right - left) / POINTS),
      height: Math.round((bottom - top) / POINTS),
      text: pieces
        .map(({ str }) => str)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      reach: Math.round(Math.max(0, ...drawn.map(({ transform, width }) => Number(transform[4]) + width)) / POINTS),
    });
  }
  await pdf.loadingTask.destroy();
  return sheets;
}
