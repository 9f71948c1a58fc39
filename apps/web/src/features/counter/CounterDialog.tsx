import { useRef, useState, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Schedule } from '@so-the/api-client';
import { FormDialog, toast, useLeads } from '@so-the/ui';
import { useHas } from '../../kit/access/useHas.ts';
import { useRights } from '../../kit/access/useRights.ts';
import type { PartyDebt } from '../../kit/debt/partyDebt.ts';
import { PayDebtDialog } from '../../kit/debt/PayDebtDialog.tsx';
import { LockedDayNotice } from '../../kit/document/LockedDayNotice.tsx';
import { EngineFields } from '../../kit/form/EngineFields.tsx';
import { commissionsPaid } from '../../kit/order/commissionWords.ts';
import { orderName } from '../../kit/order/orderName.ts';
import { ORDER_STATUS } from '../../kit/order/orderStatus.ts';
import { useKeepOrder } from '../../kit/order/useOrder.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { ExpectedFeesPanel } from '../../kit/appointments/ExpectedFeesPanel.tsx';
import { CardArea } from './CardArea.tsx';
import { counterFacts } from './counterValues.ts';
import { FindField, type FindFieldProps } from './FindField.tsx';
import { useAsBefore } from './known/useAsBefore.ts';
import { NewCustomerFields } from './NewCustomerFields.tsx';
import { MoreFields, ServiceFields } from './ServiceFields.tsx';
import { useFindKey } from './useFindKey.ts';
import { useLead } from './useLead.ts';
import { usePerson } from './usePerson.ts';
import { useServe } from './useServe.ts';
import './counter.css';

/** Props of {@link CounterDialog}. */
export interface CounterDialogProps {
  /** Moment or day of the appointment. Default now; a day alone begins with the shop's hours. */
  start?: string;
  onClose: () => void;
}

/** Serves one customer: who, which card, what for; somebody or something new is typed in place and made with the same press. */
export function CounterDialog({ start, onClose }: CounterDialogProps) {
  const pos = useRef<number>(undefined);
  const [collected, setCollected] = useState<PartyDebt>();
  const { engine, submit, question } = useServe({ start, onServed: useServed(pos), onClose });
  const [orders, appointments] = [useRights(PATHS.orders), useRights(PATHS.appointments)];
  const mayStart = orders.view && (orders.edit || appointments.edit);
  const mayCollect = useMayCollect();
  const save = () => submit(false);
  return (
    <>
      <FormDialog
        title="Phục vụ khách"
        size="large"
        submitLabel={mayStart ? 'Lưu và bắt đầu' : 'Lưu lịch'}
        otherSubmit={mayStart ? { label: 'Lưu lịch', onSubmit: save } : undefined}
        dirty={engine.form.formState.isDirty}
        onSubmit={mayStart ? () => submit(true) : save}
        onClose={engine.close}
      >
        <LockedDayNotice />
        <EngineFields engine={engine} input={counterFacts}>
          <CounterFields
            onRepeat={(posId) => {
              pos.current = posId;
            }}
            onCollect={mayCollect ? setCollected : undefined}
          />
          <MoreFields />
          <ExpectedFeesPanel />
        </EngineFields>
      </FormDialog>
      {question}
      {collected && (
        <PayDebtDialog
          customer={collected}
          direction={1}
          noteOf={(amount, first) => commissionsPaid(collected.openOrders, amount, first)}
          onClose={() => setCollected(undefined)}
        />
      )}
    </>
  );
}

/** Whether the person may collect debts, and the API can. */
function useMayCollect(): boolean {
  const { add } = useRights(PATHS.customerDebts);
  return useHas('payDebtCustomer') && add;
}

interface CounterFieldsProps extends Pick<FindFieldProps, 'onCollect'> {
  /** Told the POS of the order that is repeated, undefined while none is. */
  onRepeat: (posId: number | undefined) => void;
}

/** Who is served, with which card, and what for. Another person begins with a card area of their own; F2 goes back to whom. */
function CounterFields({ onRepeat, onCollect }: CounterFieldsProps) {
  const lead = useLead();
  const person = usePerson(lead);
  const before = useAsBefore(onRepeat);
  useFindKey();
  return (
    <div className="counter">
      <div className="counter__whole">
        <FindField person={person} before={before} onCollect={onCollect} />
      </div>
      <NewCustomerFields />
      <CardArea key={person.turn} lead={lead} />
      <ServiceFields turn={person.turn} />
    </div>
  );
}

/** Where the served customer's appointment is seen: an order at work on its page, another one lit in the list. */
function useServed(pos: RefObject<number | undefined>): (order: Schedule) => void {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const leads = useLeads();
  const keep = useKeepOrder();
  return (order) => {
    const { ScheduleID, Status } = order;
    keep(order);
    const page = places.order(ScheduleID);
    if (Status === ORDER_STATUS.working) {
      toast.success(`Đã bắt đầu ${orderName(order)}`);
      void navigate(page, { replace: true, state: { served: true, pos: pos.current } });
      return;
    }
    const list = new URLSearchParams(address);
    list.delete('open');
    const open = leads(page) ? { label: `Mở ${orderName(order)}`, run: () => void navigate(page) } : undefined;
    toast.success('Thêm lịch hẹn thành công', open);
    void navigate({ search: list.toString() }, { replace: true, state: { made: ScheduleID } });
  };
}
