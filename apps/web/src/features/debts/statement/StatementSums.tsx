import type { DebtParty } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import { formatMoney, moneyInWords } from '@so-the/ui/format';

/** The movements of a statement, and its balance in words. */
export function StatementSums({ sums }: { sums: DebtParty }) {
  const { Opening, Increase, Decrease, Closing } = sums;
  return (
    <DescriptionList
      items={[
        { label: 'Dư đầu', value: formatMoney(Opening) },
        { label: 'Tăng trong kỳ', value: formatMoney(Increase) },
        { label: 'Giảm trong kỳ', value: formatMoney(Decrease) },
        { label: 'Dư cuối', value: <strong>{formatMoney(Closing)}</strong> },
        { label: 'Bằng chữ', value: moneyInWords(Closing) },
      ]}
    />
  );
}
