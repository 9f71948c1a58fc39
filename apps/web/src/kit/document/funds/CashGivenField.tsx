import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@so-the/ui';
import { groupDigits } from '@so-the/ui/format';
import { formFields } from '../../form/formFields.tsx';
import { cashRule, NOTES, withNote, type CashValues } from './cashGiven.ts';
import { CashChange } from './CashChange.tsx';
import { CASH } from './fund.ts';
import './CashGivenField.css';

const Field = formFields<CashValues>();
const NAME = 'CashGiven';

/**
 * What a customer hands over in cash, note by note or typed, and what is given back, for both sides of the counter (counter.md §8).
 * Nothing with a transfer. Must stand inside a form with {@link CashValues}.
 *
 * @param amount what the customer pays, in đồng
 */
export function CashGivenField({ amount }: { amount: number }) {
  const [method, given] = useWatch<CashValues, ['Method', typeof NAME]>({ name: ['Method', NAME] });
  const { setValue } = useFormContext<CashValues>();
  if (method !== CASH) return null;
  const put = (value: number | null) => setValue(NAME, value, { shouldDirty: true, shouldValidate: true });
  const box = { role: 'group', 'aria-label': 'Tiền mặt khách đưa' };
  return (
    <div {...box} className="cash-given">
      <div className="cash-given__entry">
        <Field.Money name={NAME} label="Khách đưa" rule={cashRule(amount)} words={false} />
        <div className="cash-given__notes">
          {NOTES.map((note) => (
            <Button key={note} size="small" aria-label={noteName(note)} onClick={() => put(withNote(given, note))}>
              {noteLabel(note)}
            </Button>
          ))}
          {given !== null && (
            <Button size="small" variant="ghost" onClick={() => put(null)}>
              Đếm lại
            </Button>
          )}
        </div>
      </div>
      {given !== null && <CashChange amount={amount} given={given} />}
    </div>
  );
}

/** A note on its button: "500k". */
function noteLabel(note: number): string {
  return `${note / 1000}k`;
}

function noteName(note: number): string {
  return `${noteLabel(note)}: thêm tờ ${groupDigits(note)}`;
}
