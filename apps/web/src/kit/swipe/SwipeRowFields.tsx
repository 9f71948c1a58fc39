import { useEffect, useEffectEvent, useState } from 'react';
import type { SwipeWarning } from '@so-the/api-client';
import { amountRule } from '../document/amountRule.ts';
import { formFields } from '../form/formFields.tsx';
import { PosPicker } from '../pickers/PosPicker.tsx';
import { demandOf, type SwipeValues } from './swipeValues.ts';
import { useTypedRules } from './useTypedRules.ts';
import './SwipeRowFields.css';

const Field = formFields<SwipeValues>();

/** Props of {@link SwipeRowFields}. */
export interface SwipeRowFieldsProps {
  /** The card that is swiped. */
  cardDataId: number;
  /** Told which rules the swipe would break, and whether what was typed last is still being checked. */
  onRules: (broken: readonly SwipeWarning[], checking: boolean) => void;
}

/**
 * What of a swipe stands in a row: amount, POS and lot. The server's rules are asked once somebody is at the row; what they
 * demand is for its owner to ask. Must stand inside a form with {@link SwipeValues}.
 */
export function SwipeRowFields({ cardDataId, onRules }: SwipeRowFieldsProps) {
  const [isUsed, setUsed] = useState(false);
  const { warnings, checking } = useTypedRules(cardDataId, isUsed);
  const tell = useEffectEvent(onRules);
  useEffect(() => tell(warnings, checking), [warnings, checking]);
  const { refusal } = demandOf(warnings);
  return (
    <div className="swipe-row" onFocus={() => setUsed(true)}>
      <Field.Money
        name="Amount"
        label="Số tiền quẹt"
        hideLabel
        words={false}
        asksSmall="upToStart"
        rule={(amount) => refusal ?? amountRule()(amount)}
        required
      />
      <Field.Picker name="PosID" label="Máy POS" required>
        {(field) => <PosPicker {...field} hideLabel placeholder="Máy POS" />}
      </Field.Picker>
      <Field.Text name="LotNo" label="Số lô" hideLabel placeholder="Số lô" maxLength={20} />
    </div>
  );
}
