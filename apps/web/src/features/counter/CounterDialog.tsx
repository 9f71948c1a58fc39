import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Schedule } from '@so-the/api-client';
import { FormDialog, toast, useLeads } from '@so-the/ui';
import { useRights } from '../../kit/access/useRights.ts';
import { LockedDayNotice } from '../../kit/document/LockedDayNotice.tsx';
import { EngineFields } from '../../kit/form/EngineFields.tsx';
import { orderName } from '../../kit/order/orderName.ts';
import { ORDER_STATUS } from '../../kit/order/orderStatus.ts';
import { useKeepOrder } from '../../kit/order/useOrder.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { ExpectedFeesPanel } from '../../kit/appointments/ExpectedFeesPanel.tsx';
import { CardArea } from './CardArea.tsx';
import { counterFacts } from './counterValues.ts';
import { FindField } from './FindField.tsx';
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
  const { engine, submit, question } = useServe({ start, onServed: useServed(), onClose });
  const [orders, appointments] = [useRights(PATHS.orders), useRights(PATHS.appointments)];
  const mayStart = orders.view && (orders.edit || appointments.edit);
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
          <CounterFields />
          <MoreFields />
          <ExpectedFeesPanel />
        </EngineFields>
      </FormDialog>
      {question}
    </>
  );
}

/** Who is served, with which card, and what for. Another person begins with a card area of their own; F2 goes back to whom. */
function CounterFields() {
  const lead = useLead();
  const person = usePerson(lead);
  useFindKey();
  return (
    <div className="counter">
      <div className="counter__whole">
        <FindField person={person} />
      </div>
      <NewCustomerFields />
      <CardArea key={person.turn} lead={lead} />
      <ServiceFields turn={person.turn} />
    </div>
  );
}

/** Where the served customer's appointment is seen: an order at work on its page, another one lit in the list. */
function useServed(): (order: Schedule) => void {
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
      void navigate(page, { replace: true, state: { served: true } });
      return;
    }
    const list = new URLSearchParams(address);
    list.delete('open');
    const open = leads(page) ? { label: `Mở ${orderName(order)}`, run: () => void navigate(page) } : undefined;
    toast.success('Thêm lịch hẹn thành công', open);
    void navigate({ search: list.toString() }, { replace: true, state: { made: ScheduleID } });
  };
}
