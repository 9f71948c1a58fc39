import type { Args } from '@so-the/api-client';

/** Whose money a voucher takes in, where its category may be one of service fees (domain §2(q)). */
export interface FeePayerValues {
  /** Whether the chosen category takes in service fees; false on an API that knows of none. */
  IsServiceFee: boolean;
  PartyID: number | null;
  PartyName: string;
  /** Order whose fee it is. */
  ScheduleID: number | null;
  /** What that order is called, for the confirmation; '' without one. */
  ScheduleCode: string;
}

/** Nobody, of no order. */
export const NO_FEE_PAYER: FeePayerValues = {
  IsServiceFee: false,
  PartyID: null,
  PartyName: '',
  ScheduleID: null,
  ScheduleCode: '',
};

type FeePayerBody = Pick<Args<'addReceipt'>['body'], 'PartyType' | 'PartyID' | 'PartyName' | 'ScheduleID'>;

const CUSTOMER = 1;

/** What is sent of it: a customer by number with the order, anybody else by name. */
export function feePayerBody({ IsServiceFee, PartyID, PartyName, ScheduleID }: FeePayerValues): FeePayerBody {
  if (!IsServiceFee || !PartyID) return PartyName ? { PartyName } : {};
  return { PartyType: CUSTOMER, PartyID, ...(ScheduleID && { ScheduleID }) };
}

/** What the confirmation says it is for: the order whose fee it is, then what was typed. */
export function feeNote({ ScheduleCode }: Pick<FeePayerValues, 'ScheduleCode'>, description: string): string {
  return ScheduleCode ? `Phí đơn ${ScheduleCode}: ${description}` : description;
}
