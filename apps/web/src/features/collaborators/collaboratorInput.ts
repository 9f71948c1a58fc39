import type { Schemas } from '@so-the/api-client';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';

type Input = Schemas['AffInput'];

const fields: InputFields<Input> = {
  affID: true,
  Version: true,
  FullName: true,
  Phone: true,
  BankCode: true,
  AccountBank: true,
  AccountOwner: true,
  Percents: true,
  Note: true,
  Status: true,
};

/** What the form of a collaborator starts with; without one a new collaborator. */
export function collaboratorInput(aff?: Schemas['Aff']): Input {
  return aff ? pickFields<Input>(aff, fields) : { FullName: '', Phone: '', Percents: [], Status: 1 };
}
