import { useState } from 'react';
import type { ApiFailure, Schemas } from '@so-the/api-client';
import type { Upload } from '@so-the/ui';
import { useUploadStatementPdfMutation } from '../../../api/statementApi.ts';

/** A file that was sent, by its name: of several tries the last that was taken counts. */
export interface LookedAt {
  file: File;
  /** What was read; absent when the file was not taken. */
  statement?: Schemas['StatementPdf'];
  /** Some of its lines, or all, could not be read: pointing out its columns may help. */
  isUnclear: boolean;
}

/** What the statements are of. */
interface About {
  posid: number | null;
  bankID: number | null;
}

/** Sends statements and keeps what became of each. */
export function useTakeStatement({ posid, bankID }: About, onTaken: (fileId: number) => void) {
  const [upload] = useUploadStatementPdfMutation();
  const [looked, setLooked] = useState<readonly LookedAt[]>([]);
  const look = (seen: LookedAt) =>
    setLooked((all) => {
      const before = all.find(({ file }) => file.name === seen.file.name);
      return [...all.filter((each) => each !== before), seen.statement || !before?.statement ? seen : before];
    });
  const take: Upload = async (file, { signal, onProgress }) => {
    const about = { posid: posid ?? 0, ...(bankID !== null && { bankID }) };
    const sending = upload({ ...about, body: { file }, onUpload: onProgress });
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    try {
      const { Data } = await sending.unwrap();
      look({ file, statement: Data, isUnclear: Data.UnreadRows > 0 });
      onTaken(Data.FileID);
      return outcomeWords(Data);
    } catch (caught) {
      look({ file, isUnclear: isTableUnknown(caught as ApiFailure) });
      throw caught;
    }
  };
  return { take, looked };
}

/** Whether the file was read, but no sale was found in it. */
function isTableUnknown({ message }: ApiFailure): boolean {
  return /bảng giao dịch|dòng giao dịch nào/.test(message);
}

/** "40 dòng: 37 khớp, 2 nghi ngờ, 1 không tìm thấy". */
function outcomeWords({ Lines, Totals, UnreadRows }: Schemas['StatementPdf']): string {
  const doubtful = Lines.filter(({ Status, Candidates }) => Status === 0 && Candidates.length > 0).length;
  const parts = [
    `${Totals.Matched} khớp`,
    Totals.Paid > 0 && `${Totals.Paid} đã trả`,
    `${doubtful} nghi ngờ`,
    `${Totals.Unmatched - doubtful} không tìm thấy`,
    Totals.Ignored > 0 && `${Totals.Ignored} trùng hoặc bỏ qua`,
    UnreadRows > 0 && `${UnreadRows} cần xem`,
  ];
  return `${Lines.length} dòng: ${parts.filter(Boolean).join(', ')}`;
}
