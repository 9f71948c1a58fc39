import { downloadFile } from '../sheet/downloadFile.ts';
import { writeSheetFile } from '../sheet/sheetFile.ts';
import type { ImportPlan } from './useImport.ts';

/** Downloads an .xlsx file with the columns of an import and one line as an example. */
export async function saveTemplate({ noun, fields }: ImportPlan): Promise<void> {
  const writer = writeSheetFile(fields.map(({ header }) => ({ title: header, kind: 'text' })));
  try {
    writer.add([fields.map(({ example }) => example)]);
    downloadFile(await writer.finish('Mẫu'), `Mẫu nhập ${noun}.xlsx`);
  } finally {
    writer.close();
  }
}
