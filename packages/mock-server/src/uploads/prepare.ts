import type { OperationId } from '@so-the/api-client';
import { isUploadedFile, type PdfPiece } from '../core/files/uploadedFile.ts';
import type { RequestInput } from '../contract/requestCheck.ts';
import { bookTable } from '../core/bankBook/read/bookTable.ts';
import { tableOf } from '../core/statements/read/statementTable.ts';
import { dig } from '../contract/jsonObject.ts';
import { readStatementFile } from './readStatementFile.ts';

/** Calls that read a file, and whether lines of a sheet are of the kind each is for. */
const READERS: Partial<Record<OperationId, (lines: readonly (readonly PdfPiece[])[]) => boolean>> = {
  uploadStatementPdf: (lines) => tableOf(lines, {}) !== undefined,
  readStatement: (lines) => tableOf(lines, {}) !== undefined,
  uploadBankStatement: (lines) => bookTable(lines) !== undefined,
  readBankStatement: (lines) => bookTable(lines) !== undefined,
};

/** Whether a call has something to read that takes its time, before it is carried out in one go. */
export function needsReading(id: OperationId): boolean {
  return id in READERS;
}

/** The input with the text of its statement beside the bytes. */
export async function withStatementText<Input extends RequestInput>(id: OperationId, input: Input): Promise<Input> {
  const file = dig(input.body, 'file');
  if (!isUploadedFile(file)) return input;
  return { ...input, body: { file: { ...file, pdf: await readStatementFile(file, READERS[id]) } } };
}
