import type { ReactNode } from 'react';
import type { StatusTone } from '../StatusTag/StatusTag.tsx';

/** One movement of money. */
export interface MoneyLine {
  id: string;
  /** ISO date-time of the movement; nothing while it waits without a date. */
  at: string | null | undefined;
  /** Whole đồng. */
  amount: number;
  /** Where the money came from or went: "Tiền mặt", "VCB •••• 6789", "POS Techcombank 01". */
  fund: string;
  /** Further facts, in small print: lot, invoice, who. */
  detail?: ReactNode;
  status: { label: string; tone: StatusTone };
  /** Struck through; does not count in the sum of its group. Default false. */
  cancelled?: boolean;
  /** Why it was cancelled. */
  reason?: string;
  /** What somebody else has just done to it: "Ngọc Anh thêm lúc 14:05". It lights the line up. Default: nothing. */
  news?: string;
  /** The line waits: offers "Xác nhận". */
  onConfirm?: () => void;
  /** Offers "Hủy". */
  onCancel?: () => void;
}

/** Lines of one kind, with their sum. */
export interface MoneyGroup {
  id: string;
  /** "Nạp thẻ", "Lượt quẹt", "Khách nạp", "Chuyển khoản". */
  title: string;
  lines: readonly MoneyLine[];
  /** Sum in đồng as the server counts it. Default: the lines that are neither cancelled nor waiting for confirmation. */
  sum?: number;
  /** Nobody tells its lines: it says so and has no sum. Default false. */
  untold?: boolean;
  /** Text of the button that adds a line: "Thêm lượt quẹt". */
  addLabel?: string;
  /** Without it there is no button. */
  onAdd?: () => void;
  /** What enters a line where it will stand, below the others. Default: nothing. */
  entry?: ReactNode;
}

/** What a group adds up to: cancelled lines and lines that wait do not count. */
export function groupSum({ lines, sum }: MoneyGroup): number {
  return sum ?? lines.reduce((total, line) => (line.cancelled || line.onConfirm ? total : total + line.amount), 0);
}
