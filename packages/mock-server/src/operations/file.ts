import { fileView, uploadImage } from '../core/files/storeImage.ts';
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
};
