import { BANKS } from '../../../../packages/mock-server/src/core/values/banks.ts';
import type { ImportField } from '../kit/batch/reading/importField.ts';

/** Columns of an import with the banks that a shop's list has. */
export function withBanks(columns: readonly ImportField[]): ImportField[] {
  const options = BANKS.map(({ BankCode, BankName }) => ({ value: BankCode, label: BankName }));
  return columns.map((column) => (column.kind === 'bank' ? { ...column, options } : column));
}
