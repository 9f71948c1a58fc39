import type { Schedule } from '@so-the/api-client';

/** An order of 30 million at 1,8 %, its fee collected apart: paid, swiped, not settled. */
export const workedOrder = {
  Status: 2,
  ServiceType: 1,
  PartnerMode: 0,
  FeeMode: 2,
  Amount: 30_000_000,
  TotalPaidCard: 30_000_000,
  TotalSwipe: 30_000_000,
  TotalTopUp: 0,
  TotalAdjust: 0,
  CustomerFeePercent: 1800,
  ExtraFee: 0,
  FeeAmount: 540_000,
  CustomerDebt: 0,
  DebtWithFee: 540_000,
  IsSettled: false,
  WaitingCount: 0,
  NextStatuses: [3, 4, 5],
} as unknown as Schedule;
