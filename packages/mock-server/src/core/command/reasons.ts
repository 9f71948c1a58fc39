/** Correcting says why; what is undone carries its reason, or says that none was given. */
import { cleanText } from '../values/text.ts';
import { refuse, type Refusal } from './result.ts';

/** Characters a reason for cancelling needs. */
export const CANCEL_REASON = 5;
/** Characters a reason for adjusting a debt needs (domain §3 Debt). */
export const ADJUST_REASON = 10;

/** Refuses a reason that is shorter than it has to be. */
export function refuseReason(reason: string | undefined, least: number, field = 'Reason'): Refusal | undefined {
  if ((reason?.trim().length ?? 0) >= least) return undefined;
  return refuse('ReasonRequired', `Vui lòng nhập lý do (ít nhất ${least} ký tự)`, field);
}

/** Refuses a reason for cancelling that says nothing; none at all is allowed, as the calls name none (specification §7). */
export function refuseCancelReason(reason: string | undefined, field = 'Reason'): Refusal | undefined {
  return reason === undefined ? undefined : refuseReason(reason, CANCEL_REASON, field);
}

/** What a cancelled document keeps as its reason: "Không ghi lý do" where none was given. */
export function cancelReasonOf(reason: string | undefined): string {
  return cleanText(reason) ?? 'Không ghi lý do';
}

/** Refuses what is unusual until a reason is given: what is unusual, then what to do. */
export function askReason(what: string, reason: string | undefined, field: string): Refusal | undefined {
  if ((reason?.trim().length ?? 0) >= CANCEL_REASON) return undefined;
  return refuse('NeedReason', `${what}. Vui lòng nhập lý do (ít nhất ${CANCEL_REASON} ký tự)`, field);
}
