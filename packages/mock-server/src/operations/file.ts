import { fileView, uploadImage } from '../core/files/storeImage.ts';
import { answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/File. */
export const fileOperations: Controller<'File'> = {
  uploadImage: (world, { body }, context) =>
    answerWith(uploadImage(world, body, context), (row) => fileView(world, row), 'Tải ảnh lên thành công'),
};
