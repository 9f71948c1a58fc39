import { useMemo } from 'react';
import { useListAllBanksQuery } from '../../api/metaApi.ts';
import type { ImportField, ImportOption } from './reading/importField.ts';

/** Fields whose bank columns know the banks of the list; while it is not there, the server reads them. */
export function useBankFields(fields: readonly ImportField[]): readonly ImportField[] {
  const banks = useListAllBanksQuery().data?.Data;
  return useMemo(() => {
    const options = banks?.map(({ BankCode, BankName }): ImportOption => ({ value: BankCode, label: BankName }));
    return fields.map((field) => {
      if (field.kind !== 'bank') return field;
      return options ? { ...field, options } : { ...field, kind: 'text' as const };
    });
  }, [banks, fields]);
}
