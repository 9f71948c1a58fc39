import { MoneyEntry } from '../../../kit/document/MoneyEntry.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import type { OpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { lineWords } from './lineWords.ts';
import { MoneyLineCash, MoneyLineFields, MoneyLineRowFields } from './MoneyLineFields.tsx';
import { entersInPlace } from './moneyLinePlan.ts';
import { useLinePlans } from './useLineCalls.ts';
import { useMoneyLine, type BookedLine } from './useMoneyLine.ts';

/** Props of {@link MoneyLineEntry}. */
export interface MoneyLineEntryProps extends Omit<BookedLine, 'waiting'> {
  /** Whether all its fields stand open. */
  form: OpenRecord;
}

/** A new line of an order's money, entered where it will stand. */
export function MoneyLineEntry({ form, ...line }: MoneyLineEntryProps) {
  const { order, name } = line;
  const plan = useLinePlans()[name];
  const options = useMoneyLine(line);
  const { nameOf } = useFunds();
  const row = {
    first: 'Amount',
    verb: plan.verb,
    offered: entersInPlace(order, name, plan),
    fields: <MoneyLineRowFields name={name} />,
    below: name === 'topUp' && <MoneyLineCash />,
    words: (values: typeof options.values) => lineWords(order, name, { ...values, fund: nameOf(values) }),
  } as const;
  return (
    <MoneyEntry {...options} open={form.id === 'new'} onOpen={form.add} onClose={form.close} row={row}>
      <MoneyLineFields order={order} name={name} isWaiting={false} />
    </MoneyEntry>
  );
}
