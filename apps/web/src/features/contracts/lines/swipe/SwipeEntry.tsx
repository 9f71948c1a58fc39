import { useState } from 'react';
import type { SwipeWarning } from '@so-the/api-client';
import { MoneyEntry } from '../../../../kit/document/MoneyEntry.tsx';
import { formFields } from '../../../../kit/form/formFields.tsx';
import type { OpenRecord } from '../../../../kit/record/useOpenRecord.ts';
import { SwipeFields } from '../../../../kit/swipe/SwipeFields.tsx';
import { SwipeRowFields } from '../../../../kit/swipe/SwipeRowFields.tsx';
import { demandOf } from '../../../../kit/swipe/swipeValues.ts';
import { swipeLineWords } from '../lineWords.ts';
import { swipePlan } from '../moneyLinePlan.ts';
import { useSwipeLine, type BookedSwipe, type OrderSwipeValues } from './useSwipeLine.ts';

const Field = formFields<OrderSwipeValues>();

/** Props of {@link SwipeEntry}. */
export interface SwipeEntryProps extends Omit<BookedSwipe, 'waiting'> {
  /** Whether all its fields stand open. */
  form: OpenRecord;
}

/** A new swipe of an order, entered where it will stand. A broken rule asks for its reason in the dialog. */
export function SwipeEntry({ form: opened, ...line }: SwipeEntryProps) {
  const { order } = line;
  const { form, onRules, posName } = useSwipeLine(line);
  const [rules, setRules] = useState<{ broken: readonly SwipeWarning[]; checking: boolean }>();
  const canMove = swipePlan.moves.some((status) => status === order.Status);
  const tell = (broken: readonly SwipeWarning[], checking: boolean) => {
    onRules(broken);
    setRules({ broken, checking });
  };
  const row = {
    first: 'Amount',
    verb: 'Quẹt',
    offered: canMove,
    fields: <SwipeRowFields cardDataId={order.CardDataID} onRules={tell} />,
    words: ({ Amount, LotNo, PosID }: OrderSwipeValues) =>
      swipeLineWords(order, { Amount, LotNo, pos: posName(PosID) }),
    needsMore: demandOf(rules?.broken ?? []).needsReason,
    checking: rules?.checking ?? false,
  } as const;
  return (
    <MoneyEntry {...form} open={opened.id === 'new'} onOpen={opened.add} onClose={opened.close} row={row}>
      <SwipeFields cardDataId={order.CardDataID} onRules={onRules} startsAtReason={row.needsMore} />
      {canMove && <Field.Check name="Waiting" label="Chờ xử lý (chưa ghi sổ)" />}
    </MoneyEntry>
  );
}
