import type { DayClose, FundBalance } from '@so-the/api-client';
import { Balance, MoneyField, Notice } from '@so-the/ui';
import { formatDate, groupDigits } from '@so-the/ui/format';
import { useFormContext, useWatch } from 'react-hook-form';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { useFormField } from '../../../kit/form/useFormField.ts';
import { DIFFERENCE_REASON_LENGTH, differenceOf, NOTES, noteField, type CountValues } from './countValues.ts';
import { differenceWords } from '../../../kit/report/counts/differenceWords.ts';
import { NoteGrid } from './NoteGrid.tsx';

const Field = formFields<CountValues>();
const CASH = 1;

/** Props of {@link FundCount}. */
export interface FundCountProps {
  /** The fund over the day: what the books expect is its closing. */
  fund: FundBalance;
  /** Difference of an earlier count that this one takes the place of. */
  waiting?: DayClose;
  /** Its place among the funds of the form. */
  place: number;
  /** Whether an amount has to be typed: one fund at least is counted. */
  required: boolean;
}

/** One fund: what the books say, what was counted, the difference in words, and why where there is one. */
export function FundCount({ fund, waiting, place, required }: FundCountProps) {
  const typed = useWatch<CountValues, `Funds.${number}`>({ name: `Funds.${place}` });
  const difference = differenceOf(typed, fund);
  const isCash = fund.AccountType === CASH;
  return (
    <fieldset className="fund-count">
      <legend>{fund.Fund}</legend>
      <dl className="fund-count__books">
        <Sum label="Tồn đầu" amount={fund.Opening} />
        <Sum label="Thu" amount={fund.In} />
        <Sum label="Chi" amount={fund.Out} />
        <Sum label="Theo sổ" amount={fund.Closing} />
      </dl>
      {waiting && <Notice tone="warning">{replacing(waiting)}</Notice>}
      {isCash && <NoteGrid place={place} />}
      <Counted fund={fund} place={place} required={required} />
      {difference !== undefined && (
        <output className={difference === 0 ? 'fund-count__even' : 'fund-count__difference'}>
          {difference === 0 ? 'Khớp sổ' : `Chênh lệch: ${differenceWords(difference)}`}
        </output>
      )}
      {difference !== undefined && difference !== 0 && (
        <Field.TextArea
          name={`Funds.${place}.Reason`}
          label={`Lý do chênh lệch ${fund.Fund}`}
          rule={reasonRule(DIFFERENCE_REASON_LENGTH)}
          maxLength={500}
          rows={2}
          required
        />
      )}
    </fieldset>
  );
}

/** `Chênh lệch ngày 20/11/2026 (thiếu 50.000 ₫) đang chờ duyệt. Kiểm lại quỹ này thì lần kiểm mới thay cho lần đó.` */
function replacing({ Date: day, Difference, DifferenceStatus }: DayClose): string {
  const state = DifferenceStatus === 0 ? 'đang chờ duyệt' : 'đã bị từ chối';
  return `Chênh lệch ngày ${formatDate(day)} (${differenceWords(Difference)}) ${state}. Kiểm lại quỹ này thì lần kiểm mới thay cho lần đó.`;
}

/** The amount that was counted, 0 included; typed, it takes the place of the notes. */
function Counted({ fund, place, required }: Omit<FundCountProps, 'waiting'>) {
  const { setValue } = useFormContext<CountValues>();
  const label = `Thực đếm ${fund.Fund}`;
  const { onChange, ...field } = useFormField<number>({ name: `Funds.${place}.Counted`, label, required });
  const change = (amount: number | null) => {
    if (fund.AccountType === CASH) for (const value of NOTES) setValue(`Notes.${noteField(value)}`, null);
    onChange(amount);
  };
  return <MoneyField {...field} onChange={change} />;
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{label === 'Thu' || label === 'Chi' ? groupDigits(amount) : <Balance amount={amount} unit={false} />}</dd>
    </div>
  );
}
