import { fileView, uploadImage } from '../core/files/storeImage.ts';
import { layoutView, readStatement, saveLayout } from '../core/statements/layouts.ts';
import { statementView } from '../core/statements/listLines.ts';
import { uploadStatement } from '../core/statements/uploadStatement.ts';
import { answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/File. */
export const fileOperations: Controller<'File'> = {
  uploadImage: (world, { body }, context) =>
    answerWith(uploadImage(world, body, context), (row) => fileView(world, row), 'Tải ảnh lên thành công'),
  uploadStatementPdf: (world, { body, ...query }, context) =>
    answerWith(
      uploadStatement(world, { ...query, ...body }, context),
      (row) => statementView(world, row),
      'Tải sao kê thành công',
    ),
  readStatement: (world, { body, ...query }, context) =>
    answerWith(readStatement(world, { ...query, ...body }, context), (reading) => reading),
  saveStatementLayout: (world, { body }, context) =>
    answerWith(saveLayout(world, body, context), (layout) => layoutView(world, layout), 'Lưu mẫu sao kê thành công'),
};
