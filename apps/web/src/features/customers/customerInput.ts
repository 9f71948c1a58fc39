import type { Schemas } from '@so-the/api-client';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';

type Input = Schemas['CustomerInput'];

const fields: InputFields<Input> = {
  CustomerID: true,
  Version: true,
  FullName: true,
  Phone: true,
  Phone2: true,
  CCCD: true,
  BirthDate: true,
  Address: true,
  AccountBank: true,
  BankCode: true,
  AccountOwner: true,
  AffID: true,
  PartnerID: true,
  FeePercentDefault: true,
  DebtLimit: true,
  ConsentDate: true,
  FileIDs: true,
  Note: true,
  Status: true,
};

const blank: Input = { FullName: '', Phone: '', Status: 1 };

/** What the form of a customer starts with; without a customer, or with just a name, a new one. */
export function customerInput(customer?: Schemas['Customer']): Input {
  return customer ? pickFields<Input>(customer, fields) : blank;
}
