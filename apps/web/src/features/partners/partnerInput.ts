import type { Schemas } from '@so-the/api-client';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';

type Input = Schemas['PartnerInput'];

const fields: InputFields<Input> = {
  PartnerID: true,
  Version: true,
  Name: true,
  Phone: true,
  Address: true,
  BankCode: true,
  AccountBank: true,
  AccountOwner: true,
  FeePercentDefault: true,
  DebtLimit: true,
  Note: true,
  Status: true,
};

/** What the form of a partner starts with; without a partner a new one. */
export function partnerInput(partner?: Schemas['Partner']): Input {
  return partner ? pickFields<Input>(partner, fields) : { Name: '', Phone: '', Status: 1 };
}
