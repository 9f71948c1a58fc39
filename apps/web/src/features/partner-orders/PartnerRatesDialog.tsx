import { labelOf, partnerFeeLevelOptions, typeCardOptions, type ApiFailure, type Schedule } from '@so-the/api-client';
import { Button, DescriptionList, Dialog, DialogBody, DialogFoot, Notice, Skeleton } from '@so-the/ui';
import { formatPercent, joined } from '@so-the/ui/format';
import { useGetPartnerFeeQuery } from '../../api/partnerApi.ts';
import { useListWithdrawalsQuery } from '../../api/scheduleWorkingApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';

/** Props of {@link PartnerRatesDialog}. */
export interface PartnerRatesDialogProps {
  order: Schedule;
  onClose: () => void;
}

/** The rate that a partner's order carries now on each machine it was swiped on, or on any. */
export function PartnerRatesDialog({ order, onClose }: PartnerRatesDialogProps) {
  const swipes = answerOf(useListWithdrawalsQuery({ ScheduleID: order.ScheduleID }));
  return (
    <Dialog title={`Mức phí đối tác của đơn ${order.Code || `số ${order.ScheduleID}`}`} size="small" onClose={onClose}>
      <DialogBody>
        <p>
          {order.PartnerName} · thẻ {labelOf(typeCardOptions, order.TypeCard)}
        </p>
        <Answer of={swipes} noun="lượt quẹt của đơn" loading={<Skeleton lines={3} />}>
          {({ Data }) => machinesOf(Data).map((machine) => <Rate key={machine.name} order={order} {...machine} />)}
        </Answer>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
      </DialogFoot>
    </Dialog>
  );
}

interface Machine {
  name: string;
  posID?: number;
  posPartnerID?: number;
}

/** Machines of an order's swipes, each once; without a swipe the rate is that of any machine. */
function machinesOf(swipes: readonly { PosID?: number; PosPartnerID?: number; PosName: string }[]): Machine[] {
  const machines = new Map(
    swipes.map(({ PosID, PosPartnerID, PosName }) => [
      PosName,
      { name: PosName, posID: PosPartnerID === undefined ? PosID : undefined, posPartnerID: PosPartnerID },
    ]),
  );
  return machines.size > 0 ? [...machines.values()] : [{ name: 'Máy bất kỳ' }];
}

function Rate({ order, name, ...machine }: Machine & { order: Schedule }) {
  const { currentData, error } = useGetPartnerFeeQuery({
    partnerID: order.PartnerID ?? 0,
    typeCard: order.TypeCard,
    ...machine,
  });
  if (error) return <Notice tone="warning">{`${name}: ${(error as ApiFailure).message}`}</Notice>;
  const found = currentData?.Data;
  if (!found) return <Skeleton lines={1} />;
  const level = labelOf(partnerFeeLevelOptions, found.Level);
  return <DescriptionList items={[{ label: name, value: joined(formatPercent(found.FeePercent), level) }]} />;
}
