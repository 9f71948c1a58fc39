import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { utf8 } from '../../src/core/values/sha256.ts';
import { pdfOf } from '../../src/samples/statementPdf.ts';

/** Bytes that the trial's page comes to; a guard of ours refuses from 1 MB. */
const DRAWN = 40_000_000;

test('pdf.js inflates whatever a page comes to: what it may come to is counted before', async () => {
  const pdf = await getDocumentProxy(await bomb(), { verbosity: 0 });
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  expect(items).toEqual([]);
  await pdf.loadingTask.destroy();
});

/** A small PDF whose page is nothing but spaces. */
async function bomb(): Promise<Uint8Array> {
  const spaces = new Blob([' '.repeat(DRAWN)]).stream().pipeThrough(new CompressionStream('deflate'));
  const packed = new Uint8Array(await new Response(spaces).arrayBuffer());
  const [before = '', after = ''] = new TextDecoder().decode(pdfOf(['@'])).split('<</Length 1>>\nstream\n@');
  const head = utf8(`${before}<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`);
  const tail = utf8(after);
  const file = new Uint8Array(head.length + packed.length + tail.length);
  file.set(head);
  file.set(packed, head.length);
  file.set(tail, head.length + packed.length);
  return file;
}
