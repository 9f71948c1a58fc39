import { FILE_LIMIT } from '../core/files/uploadedFile.ts';
import { replyFailed } from '../engine/envelope.ts';

/** Most bytes a transport takes in for one file: a little more than is allowed, so that the rule itself can refuse it. */
export const FORM_FILE_LIMIT = FILE_LIMIT + 1024;

/** What a form can do wrong before its call begins; the same answers over every transport. */
export const formFaults = {
  notForm: replyFailed(415, 'ContentType', 'Nội dung gửi lên phải là multipart/form-data'),
  unreadable: replyFailed(400, 'Contract', 'Không đọc được biểu mẫu gửi lên'),
  tooLarge: replyFailed(413, 'TooLarge', 'Tệp lớn quá 5 MB'),
  manyFiles: replyFailed(400, 'Contract', 'Mỗi lần chỉ gửi một tệp'),
  otherFields: replyFailed(400, 'Contract', 'Biểu mẫu chỉ nhận một tệp, không nhận trường khác'),
} as const;
