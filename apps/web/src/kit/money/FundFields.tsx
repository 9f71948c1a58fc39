import { useWatch } from 'react-hook-form';
import { methodOptions } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { recordFields } from '../record/RecordField.tsx';
import { accountChoice, TRANSFER, type FundValues } from './fund.ts';
import type { Funds } from './useFunds.ts';

const Field = recordFields<FundValues>();

/** Chooses the fund of a money form: cash, or a bank account shown with its balance. Must stand inside a form with {@link FundValues}. */
export function FundFields({ funds }: { funds: Funds }) {
  const method = useWatch<FundValues, 'Method'>({ name: 'Method' });
  return (
    <>
      <Field.Select name="Method" label="Hình thức" options={methodOptions} required />
      {method === TRANSFER && (
        <>
          {funds.failure && <Notice tone="error">{funds.failure}</Notice>}
          <Field.Select
            name="BankCardID"
            label="Tài khoản"
            options={funds.accounts.map(accountChoice)}
            hint={funds.accounts.length === 0 && !funds.failure ? 'Cửa hàng chưa có tài khoản ngân hàng nào' : undefined}
            required
          />
        </>
      )}
    </>
  );
}
