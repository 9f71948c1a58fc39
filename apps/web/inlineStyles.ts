import { readFile } from 'node:fs/promises';
import path from 'node:path';

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/**
 * Puts the app's style sheet into a page, so that it is painted as soon as it has come.
 *
 * @param page a built page
 * @param out folder of the build
 * @throws Error when the page names no style sheet
 */
export async function inlineStyles(page: string, out: string): Promise<string> {
  const [link, address] = STYLE_SHEET.exec(page) ?? [];
  if (!link || !address) throw new Error('The built index.html names no style sheet, so a page would be drawn bare.');
  const styles = await readFile(path.join(out, address), 'utf8');
  return page.replace(link, () => `<style>${styles}</style>`);
}
