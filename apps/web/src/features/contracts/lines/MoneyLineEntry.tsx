import { MoneyEntry } from '../../../kit/document/MoneyEntry.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import type { OpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { lineWords } from './lineWords.ts';
import { MoneyLineFields, MoneyLineRowFields } from './MoneyLineFields.tsx';
import { entersInPlace, linePlans } from './moneyLinePlan.ts';
import { useMoneyLine, type BookedLine } from './useMoneyLine.ts';

/** Props of {@link MoneyLineEntry}. */
export interface MoneyLineEntryProps extends Omit<BookedLine, 'waiting'> {
  /** Whether all its fields stand open. */
  form: OpenRecord;
}

/** A new line of an order's money, entered where it will stand. */
export function MoneyLineEntry({ form, ...line }: MoneyLineEntryProps) {
  const { order, name } = line;
  const options = useMoneyLine(line);
  const { nameOf } = useFunds();
  const row = {
    first: 'Amount',
    verb: linePlans[name].verb,
    fields: <MoneyLineRowFields name={name} />,
    words: (values: typeof options.values) => lineWords(order, name, { ...values, fund: nameOf(values) }),
  } as const;
  return (
    <MoneyEntry
      {...options}
      open={form.id === 'new'}
      onOpen={form.add}
      onClose={form.close}
      row={entersInPlace(order, name) ? row : undefined}
    >
      <MoneyLineFields order={order} name={name} isWaiting={false} />
    </MoneyEntry>
  );
}
