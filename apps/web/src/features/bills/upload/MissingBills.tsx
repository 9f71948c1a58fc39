import { Button } from '@so-the/ui';
import { calls } from '../../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { PosLotFilters } from '../PosLotFilters.tsx';
import { swipeFilters, swipeFilterWords } from '../swipeFilters.ts';
import { SwipesTable } from '../SwipesTable.tsx';
import { UploadBillsDialog } from './UploadBillsDialog.tsx';

const without = { HasBill: false } as const;

/** Successful swipes nobody kept the slip of; each opens the pictures, as one's own or as many at once. */
export function MissingBills() {
  const list = useList({ path: PATHS.uploadBills, call: calls.listSwipes, filters: swipeFilters, fixed: without });
  const [batch, ofSwipe] = [useOpenRecord(), useOpenRecord('swipe')];
  const { rights } = list;
  return (
    <ListScreen
      list={list}
      title="Lượt quẹt thiếu bill"
      description="Thả ảnh bill vào đây: máy đọc và tìm lượt quẹt, người xem lại rồi mới lưu."
    >
      {rights.add && (
        <ListScreen.Actions>
          <Button variant="primary" onClick={batch.add}>
            Tải ảnh bill
          </Button>
        </ListScreen.Actions>
      )}
      <ListScreen.Filters words={swipeFilterWords} placeholder="Khách, mã đơn, số hóa đơn" period="Ngày quẹt">
        <PosLotFilters list={list} />
      </ListScreen.Filters>
      <SwipesTable
        rowHref={({ logWithdrawalId }) => (rights.add ? ofSwipe.hrefOf(logWithdrawalId) : undefined)}
        emptyText="Lượt quẹt nào cũng đã có bill"
        emptyAction={<StepLink href={PATHS.exportBills}>Xem các bill đã lưu</StepLink>}
      />
      {rights.add && batch.id === 'new' && <UploadBillsDialog onClose={batch.close} />}
      {rights.add && typeof ofSwipe.id === 'number' && (
        <UploadBillsDialog key={ofSwipe.id} swipeId={ofSwipe.id} onClose={ofSwipe.close} />
      )}
    </ListScreen>
  );
}
