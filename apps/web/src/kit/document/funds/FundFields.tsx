import { useWatch } from 'react-hook-form';
import { methodOptions } from '@so-the/api-client';
import { BankAccountPicker } from '../../pickers/BankAccountPicker.tsx';
import { formFields } from '../../form/formFields.tsx';
import { TRANSFER, type FundValues } from './fund.ts';
import { FundLockNotice } from './FundLockNotice.tsx';

const Field = formFields<FundValues>();

/** Chooses the fund of a money form: cash, or a bank account shown with its balance. Must stand inside a form with {@link FundValues}. */
export function FundFields() {
  const method = useWatch<FundValues, 'Method'>({ name: 'Method' });
  return (
    <>
      <Field.Select name="Method" label="Hình thức" options={methodOptions} required />
      {method === TRANSFER && <Field.Picker name="BankCardID" label="Tài khoản" required as={BankAccountPicker} />}
      <FundLockNotice />
    </>
  );
}
