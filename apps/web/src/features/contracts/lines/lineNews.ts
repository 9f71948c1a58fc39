import { formatTime } from '@so-the/ui/format';
import { LINE_STATUS } from '../../../kit/order/orderStatus.ts';

/** What of a line says who touched it last. An API may leave any of it out. */
export interface TouchedLine {
  Status: number;
  CreatedBy?: number;
  CreatedByName?: string;
  CreatedDate?: string;
  UpdatedBy?: number;
  UpdatedByName?: string;
  UpdatedDate?: string;
  Version?: number;
}

/** The state of lines as the page was opened with: Version by the name of the line. */
export type KnownLines = ReadonlyMap<string, number | undefined>;

/**
 * What somebody else has done to a line since the page was opened: "Ngọc Anh thêm lúc 14:05"; undefined for a line that is as it
 * was, for one's own, and where the API does not tell who (counter.md §8).
 *
 * @param key names the line
 * @param me UserID of who looks
 */
export function lineNews(line: TouchedLine, key: string, known: KnownLines, me: number): string | undefined {
  const isKnown = known.has(key);
  if (isKnown && known.get(key) === line.Version) return undefined;
  const by = line.UpdatedBy ?? line.CreatedBy;
  const name = line.UpdatedByName ?? line.CreatedByName;
  const at = line.UpdatedDate ?? line.CreatedDate;
  if (by === undefined || by === me || !name) return undefined;
  return `${name} ${deedOf(line, isKnown)}${at ? ` lúc ${formatTime(at)}` : ''}`;
}

function deedOf({ Status }: TouchedLine, isKnown: boolean): string {
  if (Status === LINE_STATUS.cancelled) return 'hủy';
  if (!isKnown) return 'thêm';
  return Status === LINE_STATUS.done ? 'xác nhận' : 'sửa';
}
