import { replyFailed } from '../engine/envelope.ts';

/** The disk did not take a world; the one there was stays. */
export class StorageRefused extends Error {
  constructor(cause: unknown) {
    super('The file of the world cannot be written.', { cause });
    this.name = 'StorageRefused';
  }
}

/** What whoever wanted to write is told when the disk refuses. */
export const STORAGE_REFUSED = replyFailed(
  503,
  'Storage',
  'Máy chủ tạm thời không ghi được dữ liệu, chưa có gì thay đổi. Vui lòng thử lại sau',
);
