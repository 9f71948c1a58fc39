import { useParams } from 'react-router-dom';
import { Panel, Skeleton } from '@so-the/ui';
import { Answer } from '../../kit/answer/Answer.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useRecordTitle } from '../../kit/places/recordTitle.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { useLive } from '../../kit/record/useLive.ts';
import { ContractDetail } from './ContractDetail.tsx';
import './contract.css';

/** One order: who, how far, how much, and every step of its money. */
export function ContractScreen() {
  const { scheduleId } = useParams();
  const { order: known, answer } = useOrder(Number(scheduleId), useLive());
  useRecordTitle(known && `${known.Code} ${known.CustomerName}`);
  return (
    <Answer
      of={answer}
      noun="đơn"
      loading={
        <Panel>
          <Skeleton lines={8} />
        </Panel>
      }
      missing="Đơn không tồn tại, đã bị xóa hoặc thuộc cửa hàng khác."
      step={<StepLink href={PATHS.orders}>Về danh sách đơn</StepLink>}
    >
      {(order) => <ContractDetail order={order} />}
    </Answer>
  );
}
