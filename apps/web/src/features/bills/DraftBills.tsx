import { calls } from '../../api/posApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PosPicker } from '../../kit/pickers/PosPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import * as places from '../../kit/places/places.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { billColumns } from './billColumns.ts';
import { BillDrawer } from './BillDrawer.tsx';
import { billFilters, billFilterWords } from './billFilters.ts';

const drafts = { Status: 0 } as const;

/** Slips that were kept unfinished: what could not be read is typed beside the picture, then the swipe is chosen. */
export function DraftBills() {
  const list = useList({ path: PATHS.uploadBills, call: calls.listBills, filters: billFilters, fixed: drafts });
  const bill = useOpenRecord();
  return (
    <ListScreen list={list} title="Bill nháp" description="Gõ nốt phần chưa đọc được, chọn lượt quẹt rồi xác nhận.">
      <ListScreen.Filters words={billFilterWords} placeholder="Số hóa đơn, mã máy, khách" period="Ngày bill">
        <PosPicker label="Máy POS" placeholder="Tất cả" {...list.filter('PosID')} />
      </ListScreen.Filters>
      <ListScreen.Table
        columns={billColumns}
        rowKey={({ BillID }) => String(BillID)}
        rowHref={({ BillID }) => bill.hrefOf(BillID)}
        emptyText="Không có bill nháp"
        emptyAction={<StepLink href={places.uploadBills({})}>Xem lượt quẹt thiếu bill</StepLink>}
      />
      {typeof bill.id === 'number' && <BillDrawer key={bill.id} billId={bill.id} onClose={bill.close} />}
    </ListScreen>
  );
}
