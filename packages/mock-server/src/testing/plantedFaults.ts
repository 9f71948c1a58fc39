import type { PlantedFault } from './plantedFault.ts';
import { PLANTED_IN_APPROVALS } from './plantedInApprovals.ts';
import { PLANTED_IN_BANK_BOOK } from './plantedInBankBook.ts';
import { PLANTED_IN_DEBTS } from './plantedInDebts.ts';
import { PLANTED_IN_FEES } from './plantedInFees.ts';
import { PLANTED_IN_GUARDS } from './plantedInGuards.ts';
import { PLANTED_IN_LOTS } from './plantedInLots.ts';
import { PLANTED_IN_ORDERS } from './plantedInOrders.ts';
import { PLANTED_IN_TERMS } from './plantedInTerms.ts';
import { PLANTED_IN_TRANSFERS } from './plantedInTransfers.ts';
import { PLANTED_PAST_RESULT } from './plantedPastResult.ts';

/** Every fault the properties of money must find. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...PLANTED_IN_ORDERS,
  ...PLANTED_IN_APPROVALS,
  ...PLANTED_IN_DEBTS,
  ...PLANTED_IN_LOTS,
  ...PLANTED_PAST_RESULT,
  ...PLANTED_IN_GUARDS,
  ...PLANTED_IN_TRANSFERS,
  ...PLANTED_IN_FEES,
  ...PLANTED_IN_BANK_BOOK,
  ...PLANTED_IN_TERMS,
];
