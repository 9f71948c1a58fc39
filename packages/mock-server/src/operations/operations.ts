import type { Operations } from '../engine/operationType.ts';
import { affOperations } from './aff.ts';
import { bankCardOperations } from './bankCard.ts';
import { cardDataOperations } from './cardData.ts';
import { customerOperations } from './customer.ts';
import { debtOperations } from './debt.ts';
import { expenseCardOperations } from './expenseCard.ts';
import { fileOperations } from './file.ts';
import { logActionOperations } from './logAction.ts';
import { metaOperations } from './meta.ts';
import { partnerOperations } from './partner.ts';
import { paymentOperations } from './payment.ts';
import { posOperations } from './pos.ts';
import { reportOperations } from './report.ts';
import { reportV2Operations } from './reportV2.ts';
import { scheduleWorkingOperations } from './scheduleWorking.ts';
import { shopOperations } from './shop.ts';
import { userOperations } from './user.ts';

/** Every operation of the contract by its id: one that is missing, or one too many, does not compile. */
export const operations: Operations = {
  ...userOperations,
  ...shopOperations,
  ...metaOperations,
  ...bankCardOperations,
  ...customerOperations,
  ...cardDataOperations,
  ...posOperations,
  ...partnerOperations,
  ...affOperations,
  ...scheduleWorkingOperations,
  ...debtOperations,
  ...expenseCardOperations,
  ...paymentOperations,
  ...reportOperations,
  ...fileOperations,
  ...reportV2Operations,
  ...logActionOperations,
};
