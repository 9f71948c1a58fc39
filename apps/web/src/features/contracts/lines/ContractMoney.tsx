import { useState } from 'react';
import type { MoneyLine } from '@so-the/api-client';
import { Notice, Timeline } from '@so-the/ui';
import { MISSING_TEXT } from '../../../api/missingCalls.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { LockedDayNotice } from '../../../kit/document/LockedDayNotice.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { CancelLineDialog, type CancelledLine } from './CancelLineDialog.tsx';
import { LineForms, type OrderMoney } from './LineForms.tsx';
import { lineGroup, swipeGroup } from './moneyGroups.ts';
import { linesOf, type LineName } from './moneyLinePlan.ts';
import { MoneyLineEntry } from './MoneyLineEntry.tsx';
import { SwipeEntry } from './swipe/SwipeEntry.tsx';
import { useLinePlans } from './useLineCalls.ts';
import { useLineNews } from './useLineNews.ts';
import { useNamedGroup } from './useNamedGroup.ts';

/** Props of {@link ContractMoney}. */
export interface ContractMoneyProps extends Omit<OrderMoney, 'history'> {
  /** Null where the API does not tell what was booked. */
  history: OrderMoney['history'] | null;
  /** Called once money has moved or was taken back: the order is about to be read anew. */
  onMoved: () => void;
}

const NO_LINES: OrderMoney['history'] = {
  Payments: [],
  TopUps: [],
  SentMoney: [],
  StatusLog: [],
  Adjustments: [],
  Corrections: [],
};

/** All money of an order in its four groups, for who may each with the row that enters a line, and the forms that confirm and cancel lines. */
export function ContractMoney({ order, history: told, swipes, onMoved }: ContractMoneyProps) {
  const history = told ?? NO_LINES;
  const forms = {
    payCard: useOpenRecord('payCard'),
    topUp: useOpenRecord('topUp'),
    sendMoney: useOpenRecord('sendMoney'),
    swipe: useOpenRecord('swipe'),
  };
  const rights = useRights(PATHS.orders);
  const plans = useLinePlans();
  const [cancelled, setCancelled] = useState<CancelledLine>();
  const news = useLineNews(history, swipes);
  const groupOf = (name: LineName) => {
    const lines = linesOf(history, name);
    const group = lineGroup(order, name, plans[name], { lines, news }, rights, {
      add: forms[name].add,
      entry: rights.add && <MoneyLineEntry {...{ order, name, lines, onMoved }} form={forms[name]} />,
      confirm: (line: MoneyLine) => forms[name].open(line.PaymentID),
      cancel: (line: MoneyLine) => setCancelled({ name, line }),
    });
    return group && { ...group, untold: !told };
  };
  const groups = [
    groupOf('payCard'),
    swipeGroup(order, { lines: swipes, news }, rights, {
      add: forms.swipe.add,
      entry: rights.add && <SwipeEntry {...{ order, swipes, onMoved }} form={forms.swipe} />,
      confirm: (swipe) => forms.swipe.open(swipe.logWithdrawalId),
      cancel: (swipe) => setCancelled({ name: 'swipe', line: swipe }),
    }),
    groupOf('topUp'),
    groupOf('sendMoney'),
  ].filter((group) => group !== undefined);
  return (
    <section className="contract-money" aria-label="Dòng tiền" ref={useNamedGroup()}>
      <LockedDayNotice />
      {!told && <Notice tone="info">{`${MISSING_TEXT}: các khoản đã ghi không hiện thành dòng.`}</Notice>}
      <Timeline groups={groups} />
      <output className="st-visually-hidden">{[...news.values()].at(-1)}</output>
      {rights.add && <LineForms {...{ order, history, swipes, forms, onMoved }} />}
      {cancelled && <CancelLineDialog {...{ order, cancelled, onMoved }} onClose={() => setCancelled(undefined)} />}
    </section>
  );
}
