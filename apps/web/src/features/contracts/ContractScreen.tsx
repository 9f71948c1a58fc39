import { useParams } from 'react-router';
import { Empty, ErrorState, Panel, Skeleton } from '@so-the/ui';
import { useOrder } from '../../kit/order/useOrder.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { ContractDetail } from './ContractDetail.tsx';
import './contract.css';

/** One order: who, how far, how much, and every step of its money. */
export function ContractScreen() {
  const { scheduleId } = useParams();
  const { order, isMissing, failure, retrying, refetch } = useOrder(Number(scheduleId));
  if (order) return <ContractDetail order={order} />;
  if (isMissing) {
    return (
      <Empty
        kind="noMatch"
        title="Không tìm thấy hợp đồng"
        action={<StepLink href={PATHS.orders}>Về danh sách hợp đồng</StepLink>}
      >
        Hợp đồng không tồn tại, đã bị xóa hoặc thuộc cửa hàng khác.
      </Empty>
    );
  }
  if (failure?.kind === 'forbidden') {
    return <ErrorState title="Không có quyền truy cập" message="Bạn không có quyền xem hợp đồng." />;
  }
  if (failure) return <ErrorState message={failure.message} onRetry={refetch} retrying={retrying} />;
  return (
    <Panel>
      <Skeleton lines={8} />
    </Panel>
  );
}
