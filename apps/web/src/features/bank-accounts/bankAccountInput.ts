import type { Schemas } from '@so-the/api-client';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';

type Input = Schemas['BankCardInput'];

const fields: InputFields<Input> = {
  BankCardID: true,
  Version: true,
  BankCode: true,
  AccountNo: true,
  AccountOwner: true,
  OpeningBalance: true,
  IsDefault: true,
  Note: true,
  Status: true,
};

const blank: Input = { BankCode: '', AccountNo: '', AccountOwner: '', OpeningBalance: 0, IsDefault: false, Status: 1 };

/** What the form of a bank account starts with; without an account a new one. */
export function bankAccountInput(account?: Schemas['BankCard']): Input {
  return account ? pickFields<Input>(account, fields) : blank;
}
