/** A refusal is a value: it names the rule, speaks Vietnamese to the person, and leaves the world as it was. */

/** Names of the refusals, for tests and for the transport; never shown. */
export type RefusalCode =
  | 'Unauthorized'
  | 'Forbidden'
  | 'NotFound'
  | 'Invalid'
  | 'Stale'
  | 'Expired'
  | 'CompanyReadOnly'
  | 'WrongPassword'
  | 'LockedOut'
  | 'Inactive'
  | 'Duplicate'
  | 'InUse'
  | 'Locked'
  | 'FutureDate'
  | 'BeforeFirstDay'
  | 'Unbalanced'
  | 'AlreadyReversed'
  | 'AlreadyCancelled'
  | 'WrongStatus'
  | 'HasLines'
  | 'ReasonRequired'
  | 'OverLimit'
  | 'TooLarge'
  | 'OverDebt'
  | 'FundBelowZero'
  | 'OverSend'
  | 'NoDebt'
  | 'SwipeRule'
  | 'NeedReason'
  | 'NeedApproval'
  | 'NoFee'
  | 'AmountMismatch';

/** A refused command: why, in Vietnamese, and on which field when one is to blame. */
export interface Refusal {
  ok: false;
  code: RefusalCode;
  /** Vietnamese, ready to show. */
  message: string;
  /** Field of the command at fault, if one is. */
  field?: string;
  /** Of a stale save: the record as it is now, as lists see it. */
  current?: object;
}

/** A command that was carried out. */
export interface Done<Value> {
  ok: true;
  value: Value;
  /** What was kept for a second person instead of being carried out. */
  held?: { Title: string };
}

/** What every command answers. */
export type Result<Value> = Done<Value> | Refusal;

/** Answers a command that was carried out. */
export function done<Value>(value: Value): Done<Value> {
  return { ok: true, value };
}

/** Refuses a command. */
export function refuse(code: RefusalCode, message: string, field?: string): Refusal {
  return field === undefined ? { ok: false, code, message } : { ok: false, code, message, field };
}

/** The first refusal of a row of guards, read from top to bottom as the rule book is. */
export function firstRefusal(...guards: (Refusal | undefined)[]): Refusal | undefined {
  return guards.find((guard) => guard !== undefined);
}

/** `Vui lòng nhập {nhãn}` (domain §1). */
export function missing(label: string, field: string): Refusal {
  return refuse('Invalid', `Vui lòng nhập ${label}`, field);
}

/** `{Nhãn} không hợp lệ` (domain §1). */
export function invalid(label: string, field: string): Refusal {
  return refuse('Invalid', `${label} không hợp lệ`, field);
}

/** A record that is not there, deleted, or of another shop: told apart to nobody. */
export function notFound(label: string): Refusal {
  return refuse('NotFound', `Không tìm thấy ${label}`);
}
