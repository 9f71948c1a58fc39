import type { Schemas } from '@so-the/api-client';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';

type Input = Schemas['ShopInput'];

/** The reason is given anew each time. */
const fields: InputFields<Omit<Input, 'Reason'>> = {
  ShopID: true,
  Version: true,
  ShopName: true,
  ShopAddress: true,
  ShopPhone: true,
  BankCode: true,
  AccountBank: true,
  AccountOwner: true,
  RoundFeeTo: true,
  NotifyDays: true,
  RoundAmountFrom: true,
  LockDate: true,
  Status: true,
};

/** What the form of a shop starts with; without a shop a new one. */
export function shopInput(shop?: Schemas['ShopRecord']): Input {
  return shop
    ? pickFields<Omit<Input, 'Reason'>>(shop, fields)
    : { ShopName: '', RoundFeeTo: 1, NotifyDays: 7, Status: 1 };
}
