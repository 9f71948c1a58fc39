import type { PosCodeLog } from '@so-the/api-client';

/** One decision on a request for a POS code. */
export interface PosCodeStep {
  /** Status the request gets. */
  to: PosCodeLog['Status'];
  /** "Duyệt". */
  label: string;
  /** What comes of it, as a sentence. */
  effect: string;
  /** The person has to say why. */
  needsReason: boolean;
}

const steps: readonly PosCodeStep[] = [
  { to: 1, label: 'Duyệt', effect: 'Mã này thành mã đang dùng của máy.', needsReason: false },
  { to: 2, label: 'Từ chối', effect: 'Yêu cầu ở lại trong lịch sử cùng lý do.', needsReason: true },
  { to: 3, label: 'Thu hồi', effect: 'Máy không còn dùng mã này.', needsReason: true },
];

/** What the person may decide on a request now, as the server allows it. */
export function posCodeSteps({ NextStatuses }: Pick<PosCodeLog, 'NextStatuses'>): readonly PosCodeStep[] {
  return steps.filter(({ to }) => NextStatuses.includes(to));
}
