import { useState } from 'react';
import type { MoneyLine } from '@so-the/api-client';
import { Timeline } from '@so-the/ui';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { CancelLineDialog, type CancelledLine } from './CancelLineDialog.tsx';
import { LineForms, type OrderMoney } from './LineForms.tsx';
import { lineGroup, swipeGroup } from './moneyGroups.ts';
import { useNamedGroup } from './useNamedGroup.ts';
import { linesOf, type LineName } from './moneyLinePlan.ts';

/** All money of an order in its four groups, with the forms that add, confirm and cancel lines. */
export function ContractMoney({ order, history, swipes }: OrderMoney) {
  const forms = {
    payCard: useOpenRecord('payCard'),
    topUp: useOpenRecord('topUp'),
    sendMoney: useOpenRecord('sendMoney'),
    swipe: useOpenRecord('swipe'),
  };
  const [cancelled, setCancelled] = useState<CancelledLine>();
  const groupOf = (name: LineName) =>
    lineGroup(order, name, linesOf(history, name), {
      add: forms[name].add,
      confirm: (line: MoneyLine) => forms[name].open(line.PaymentID),
      cancel: (line: MoneyLine) => setCancelled({ name, line }),
    });
  const groups = [
    groupOf('payCard'),
    swipeGroup(order, swipes, {
      add: forms.swipe.add,
      confirm: (swipe) => forms.swipe.open(swipe.logWithdrawalId),
      cancel: (swipe) => setCancelled({ name: 'swipe', line: swipe }),
    }),
    groupOf('topUp'),
    groupOf('sendMoney'),
  ].filter((group) => group !== undefined);
  return (
    <section aria-label="Dòng tiền" ref={useNamedGroup()}>
      <Timeline groups={groups} />
      <LineForms order={order} history={history} swipes={swipes} forms={forms} />
      {cancelled && <CancelLineDialog order={order} cancelled={cancelled} onClose={() => setCancelled(undefined)} />}
    </section>
  );
}
