import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { Button } from '@so-the/ui';
import { useListCardsByCustomerQuery } from '../../api/cardDataApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { useFocusLater } from '../../kit/form/useFocusLater.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { CardPicker } from '../../kit/pickers/CardPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import type { CounterValues } from './counterValues.ts';
import type { Lead } from './useLead.ts';
import { NewCardFields } from './NewCardFields.tsx';
import { isInUse } from '../../lib/isInUse.ts';

const Field = formFields<CounterValues>();

/** The card: the only one of the chosen customer by itself, one of several, or a new one. */
export function CardArea({ lead }: { lead: Lead }) {
  const { setValue, setFocus } = useFormContext<CounterValues>();
  const [customerId, isNew] = useWatch<CounterValues, ['CustomerID', 'CardIsNew']>({
    name: ['CustomerID', 'CardIsNew'],
  });
  const focusLater = useFocusLater((name) => setFocus(name as FieldPath<CounterValues>));
  const known = useKnownCards(lead, focusLater);
  const mayAdd = useRights(PATHS.cards).add;
  const turn = (next: boolean) => {
    lead.take();
    setValue('CardIsNew', next, { shouldDirty: true });
    focusLater(next ? 'Card.Bin' : 'CardDataID');
  };
  if (isNew) {
    const back = known !== undefined && known > 0 && (
      <Button size="small" variant="ghost" onClick={() => turn(false)}>
        Chọn thẻ đã có
      </Button>
    );
    return <NewCardFields back={back} />;
  }
  const add = customerId !== null && mayAdd && (
    <Button size="small" variant="ghost" onClick={() => turn(true)}>
      Thẻ mới
    </Button>
  );
  return (
    <div className="counter__whole">
      <Field.Picker name="CardDataID" label="Thẻ" required>
        {(field) => <CardPicker {...field} customerId={customerId} hint={add} />}
      </Field.Picker>
    </div>
  );
}

/**
 * How many cards of the chosen customer may be served, undefined while that is not known. The only one is chosen, a
 * customer without any begins one, and whoever was just chosen leads the focus to what is still open.
 */
function useKnownCards(lead: Lead, focusLater: (name: string) => void): number | undefined {
  const { setValue } = useFormContext<CounterValues>();
  const focusNext = useEffectEvent(focusLater);
  const [customerId, cardId, isNew] = useWatch<CounterValues, ['CustomerID', 'CardDataID', 'CardIsNew']>({
    name: ['CustomerID', 'CardDataID', 'CardIsNew'],
  });
  const { currentData } = useListCardsByCustomerQuery({ CustomerID: customerId ?? 0 }, { skip: customerId === null });
  const cards = customerId === null ? undefined : currentData?.Data.filter(isInUse);
  const mayAdd = useRights(PATHS.cards).add;
  const count = cards?.length;
  const only = count === 1 ? cards?.[0]?.cardDataID : undefined;
  useEffect(() => {
    if (count === undefined) return;
    const open = cardId === null && !isNew;
    if (open && only !== undefined) setValue('CardDataID', only, { shouldDirty: true, shouldValidate: true });
    if (open && count === 0 && mayAdd) setValue('CardIsNew', true, { shouldDirty: true });
    if (!lead.take()) return;
    const next = !open || only !== undefined ? 'Amount' : count === 0 && mayAdd ? 'Card.Bin' : 'CardDataID';
    focusNext(next);
  }, [count, only, cardId, isNew, mayAdd, lead, setValue]);
  return count;
}
