import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Button, focusUnreadable } from '@so-the/ui';
import { EngineFields } from '../form/EngineFields.tsx';
import { AskedLine } from './AskedLine.tsx';
import type { AskedFacts } from './useAskedFacts.ts';
import type { MoneyForm } from './useMoneyForm.ts';
import './EntryRow.css';

/** How a line of money is entered in its place. */
export interface RowOptions<Values extends FieldValues> {
  /** Its fields, the amount first; labels are for screen readers only. */
  fields: ReactNode;
  /** What stands below them in the row: cash that is handed over. */
  below?: ReactNode;
  /** The field the focus starts at. */
  first: FieldPath<Values>;
  /** The verb of its button: "Nạp". */
  verb: string;
  /** What checked values do, in words: "Nạp 30.000.000 từ VCB ···5600 vào thẻ VCB ···2235". */
  words: (values: Values) => string;
  /** It may be entered now; one that holds what was typed stays until it is taken out. Default true. */
  offered?: boolean;
  /** More is asked than the row has fields for: Enter opens all of them. Default false. */
  needsMore?: boolean;
  /** What was typed is still being checked: Enter waits for it. Default false. */
  checking?: boolean;
}

/** Props of {@link EntryRow}. */
export interface EntryRowProps<Values extends FieldValues> {
  money: MoneyForm<Values>;
  row: RowOptions<Values>;
  /** Names what is entered, for screen readers. */
  title: string;
  /** What waits for confirmation in the row; null while it is typed or a dialog asks. */
  told: AskedFacts | null;
  /** It was entered before: what held the focus may be gone. */
  isAgain: boolean;
  onBack: () => void;
  /** Opens all fields. */
  onMore: () => void;
  /** Told what the server refused with, for the dialog that then asks for a reason. */
  onRefused: (message: string) => void;
}

/** One line of fields, or in their place what is about to happen, in words. */
export function EntryRow<Values extends FieldValues>(props: EntryRowProps<Values>) {
  const { money, row, title, told, isAgain, onBack, onMore, onRefused } = props;
  const { engine, ask, asked, confirm } = money;
  const [waits, setWaits] = useState(false);
  const go = useEffectEvent(async () => {
    if (!row.needsMore) await ask();
    else if (await engine.check(() => true)) onMore();
  });
  const isChecked = waits && !row.checking;
  useEffect(() => {
    if (isChecked) void go().finally(() => setWaits(false));
  }, [isChecked]);
  const focusFirst = useEffectEvent(() => {
    if (document.activeElement === document.body) engine.form.setFocus(row.first);
  });
  const isTyped = asked === null;
  const wasAsked = useRef(isAgain);
  useEffect(() => {
    if (!isTyped) wasAsked.current = true;
    else if (wasAsked.current) focusFirst();
  }, [isTyped]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusUnreadable(event.currentTarget)) return;
    // What is asked of the line depends on the amount that is meant.
    if (engine.small.isOpen()) void engine.check(() => true).then(setWaits);
    else setWaits(true);
  };
  const listens = { onKeyDown: holdRepeat };
  return (
    <>
      <form {...listens} className="entry-row" noValidate hidden={told !== null} onSubmit={submit}>
        <EngineFields engine={engine} inPlace>
          <div className="entry-row__fields">
            {row.fields}
            <Button type="submit" loading={waits}>
              {row.verb}
            </Button>
          </div>
          {row.below}
        </EngineFields>
      </form>
      {told && asked && (
        <AskedLine
          title={title}
          words={row.words(asked.values)}
          facts={told}
          onConfirm={() => confirm('')}
          onBack={onBack}
          onRefused={onRefused}
        />
      )}
    </>
  );
}

/** A key that is held down asks once and never confirms by itself. */
function holdRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
