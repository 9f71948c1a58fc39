import { pdfLineStatusOptions, type Schemas } from '@so-the/api-client';
import { joined } from '@so-the/ui/format';
import { statusMap } from '../../../kit/list/statusMaps.ts';

type PdfLine = Schemas['PdfLine'];

/** Codes of {@link Schemas.PdfLineStatus} (domain §4). */
export const LINE = { unmatched: 0, automatic: 1, byHand: 2, ignored: 3, paid: 4 } as const;

/** Words and tone of a row's state. */
export const lineStates = statusMap(pdfLineStatusOptions);

/** What became of a row in words: whom it matches, how many it may be, or that nothing is known of it. */
export function outcomeOf({ Status, Match, Candidates, PaidInFileID, Note }: PdfLine): string {
  if (PaidInFileID !== undefined && Status !== LINE.paid) return 'Đã trả ở sao kê khác';
  if (Status === LINE.ignored) return Note ?? 'Bỏ qua';
  if (Match) return joined(Match.ScheduleCode, Match.CustomerName) || 'Lượt quẹt trả nợ';
  return Candidates.length > 0 ? `Nghi ngờ: chọn 1 trong ${Candidates.length}` : 'Không tìm thấy lượt quẹt';
}

/** Whether a row can be paid now: matched, and paid in no statement. */
export function isPayable({ Status, PaidInFileID }: PdfLine): boolean {
  return (Status === LINE.automatic || Status === LINE.byHand) && PaidInFileID === undefined;
}
