import { useState } from 'react';
import { labelOf, serviceTypeOptions, type Schedule, type ScheduleStatus } from '@so-the/api-client';
import { BREAKPOINTS, Button, PageHeader, StatusTag, useLeads, useMediaQuery } from '@so-the/ui';
import { formatDateTime, joined } from '@so-the/ui/format';
import { useHas } from '../../kit/access/useHas.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { orderName } from '../../kit/order/orderName.ts';
import { HighlightButton } from '../../kit/order/HighlightButton.tsx';
import { orderStatuses } from '../../kit/order/orderStatus.ts';
import { statusStep } from '../../kit/order/statusStep.ts';
import { usePageAction } from '../../kit/palette/pageActions.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { ContractWindows, stepWindow, type ContractWindow } from './ContractWindows.tsx';
import { editItems, entriesItems, isAtWork, mayTake, otherSteps, stepItem } from './contractMenu.ts';
import { NextButton } from './steps/NextButton.tsx';
import type { NextStep } from './steps/nextStep.ts';
import type { NextFocus } from './steps/useNextFocus.ts';

/** Props of {@link ContractHead}. */
export interface ContractHeadProps extends Pick<NextFocus, 'go' | 'moved'> {
  order: Schedule;
  step: NextStep | undefined;
  /** The API keeps why terms were corrected: it lets them be. */
  tellsTerms: boolean;
}

/** What the order is, how it stands, and the steps it may take now: the next sensible one as the primary button, on a phone at the thumb. */
export function ContractHead({ order, step, go, moved, tellsTerms }: ContractHeadProps) {
  const [open, setOpen] = useState<ContractWindow>();
  const discount = useOpenRecord('discount');
  const leads = useLeads();
  const isPhone = useMediaQuery(`(width < ${BREAKPOINTS.sm}px)`);
  const rights = useRights(PATHS.orders);
  const changes = useRights(PATHS.appointments, PATHS.orders);
  const { approve } = rights;
  const corrects = useHas('correctSchedulePercent') && approve;
  const hasReceipt = useHas('getScheduleHistory');
  const status = orderStatuses[order.Status];
  const service = labelOf(serviceTypeOptions, order.ServiceType);
  usePageAction({ label: 'In hợp đồng', icon: 'print', note: order.Code }, () => setOpen('contract'));
  usePageAction({ label: 'In biên nhận', icon: 'print', note: order.Code }, () => setOpen('receipt'), hasReceipt);
  const toStatus = (to: ScheduleStatus) => setOpen({ to });
  const { seen, rare } = otherSteps(order, step, changes);
  const press = () => {
    const window = stepWindow(step);
    if (window) setOpen(window);
    else go();
  };
  const isThere = step?.kind !== 'receipt' || hasReceipt;
  const mayGoOn = step && isThere && mayTake(step, { add: rights.add, edit: changes.edit });
  const next = mayGoOn && <NextButton order={order} step={step} onPress={press} wide={isPhone} />;
  return (
    <>
      <PageHeader
        title={orderName(order)}
        meta={
          <>
            {status && <StatusTag {...status} />}
            <HighlightButton order={order} />
          </>
        }
        description={joined(order.CustomerName, service, formatDateTime(order.AppointmentDate))}
        secondary={seen.map((one) => (
          <Button key={one} onClick={() => toStatus(one)}>
            {statusStep(order, one).label}
          </Button>
        ))}
        action={isPhone ? undefined : next}
        menu={[
          ...editItems(order, changes, tellsTerms && (() => setOpen('terms'))),
          ...(approve && order.CustomerDebt > 0 ? [{ label: 'Giảm trừ cho khách', onSelect: discount.add }] : []),
          ...(corrects && isAtWork(order)
            ? [{ label: 'Sửa phần trăm', icon: 'edit', onSelect: () => setOpen('correction') } as const]
            : []),
          { label: 'In hợp đồng', icon: 'print', onSelect: () => setOpen('contract') },
          ...(hasReceipt
            ? [{ label: 'In biên nhận', icon: 'print', onSelect: () => setOpen('receipt') } as const]
            : []),
          ...entriesItems(order, leads),
          ...rare.map((one) => stepItem(order, one, toStatus)),
        ]}
      />
      {isPhone && next}
      <ContractWindows {...{ order, open, discount, moved }} onClose={() => setOpen(undefined)} />
    </>
  );
}
