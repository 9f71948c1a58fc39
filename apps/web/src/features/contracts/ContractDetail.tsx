import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Result, Schedule } from '@so-the/api-client';
import { Panel, Skeleton } from '@so-the/ui';
import { useRead } from '../../api/declare.ts';
import { isMissing } from '../../api/missingCalls.ts';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, bothOf, type Asked } from '../../kit/answer/answerOf.ts';
import { OrderComments } from '../../kit/order/OrderComments.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import { useLive } from '../../kit/record/useLive.ts';
import { historyValue } from '../../lib/historyValue.ts';
import { ContractCustomer } from './ContractCustomer.tsx';
import { ContractFigures } from './ContractFigures.tsx';
import { ContractHead } from './ContractHead.tsx';
import { ContractHistory } from './ContractHistory.tsx';
import { ContractMoney } from './lines/ContractMoney.tsx';
import { useLinePlans } from './lines/useLineCalls.ts';
import { ContractSteps } from './steps/ContractSteps.tsx';
import { ContractWarnings } from './ContractWarnings.tsx';
import { nextStep } from './steps/nextStep.ts';
import { useStepNews } from './steps/useStepNews.ts';
import { useNextFocus } from './steps/useNextFocus.ts';

/** Stands for the history where the API has none. */
const NOTHING_TOLD: Asked<null> = { currentData: null, isFetching: false, refetch: () => undefined };

/** How far an order is and what it amounts to; below, its terms, its money, and what people should know. */
export function ContractDetail({ order }: { order: Schedule }) {
  const { ScheduleID } = order;
  const live = useLive();
  const history = useRead(calls.getScheduleHistory, { ScheduleID }, false, live);
  const swipes = useRead(calls.listWithdrawals, { ScheduleID }, false, live);
  useStepNews(history.currentData?.Data.StatusLog);
  const lines = history.currentData?.Data;
  const isUntold = isMissing(history.error);
  const told: Asked<Result<'getScheduleHistory'> | null> = isUntold ? NOTHING_TOLD : history;
  const money = answerOf(bothOf(told, swipes));
  const { fetching } = useOrder(ScheduleID);
  const step = nextStep(order, useLinePlans());
  const { box, moved, go } = useNextFocus(step, !fetching && !history.isFetching && !swipes.isFetching);
  useArrival(go);
  return (
    <div className="contract" ref={box}>
      <ContractHead order={order} step={step} go={go} moved={moved} tellsTerms={lines?.Terms !== undefined} />
      <ContractSteps order={order} log={lines?.StatusLog ?? []} />
      <ContractFigures order={order} />
      <div className="contract__columns">
        <div className="contract__column">
          <ContractCustomer key={ScheduleID} order={order} />
        </div>
        <div className="contract__column">
          {money.data ? (
            <ContractMoney
              key={ScheduleID}
              order={order}
              history={money.data[0]?.Data ?? null}
              swipes={money.data[1].Data}
              onMoved={moved}
            />
          ) : (
            <Panel title="Dòng tiền">
              <Answer of={money} noun="dòng tiền" loading={<Skeleton lines={6} />}>
                {() => null}
              </Answer>
            </Panel>
          )}
        </div>
        <div className="contract__column">
          <ContractWarnings scheduleId={ScheduleID} />
          <Panel title="Trao đổi">
            <OrderComments key={ScheduleID} scheduleId={ScheduleID} />
          </Panel>
          {lines && (
            <ContractHistory
              log={lines.StatusLog}
              adjustments={lines.Adjustments}
              corrections={lines.Corrections}
              terms={lines.Terms ?? []}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Whoever comes from serving a customer goes on with the order's first step, of which all may be there already. */
function useArrival(go: () => void): void {
  const isServed = historyValue(useLocation().state, 'served') !== undefined;
  const arrive = useEffectEvent(go);
  useEffect(() => {
    if (isServed) arrive();
  }, [isServed]);
}
