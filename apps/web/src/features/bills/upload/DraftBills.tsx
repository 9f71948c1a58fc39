import { calls } from '../../../api/posApi.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import * as places from '../../../kit/places/places.ts';
import { billFilters, billFilterWords } from '../billFilters.ts';
import { BillsTable } from '../BillsTable.tsx';
import { PosLotFilters } from '../PosLotFilters.tsx';

const drafts = { Status: 0 } as const;

/** Slips that were kept unfinished: what could not be read is typed beside the picture, then the swipe is chosen. */
export function DraftBills() {
  const list = useList({ path: PATHS.uploadBills, call: calls.listBills, filters: billFilters, fixed: drafts });
  return (
    <ListScreen list={list} title="Bill nháp" description="Gõ nốt phần chưa đọc được, chọn lượt quẹt rồi xác nhận.">
      <ListScreen.Filters words={billFilterWords} placeholder="Số hóa đơn, mã máy, khách" period="Ngày bill">
        <PosLotFilters list={list} />
      </ListScreen.Filters>
      <BillsTable
        emptyText="Không có bill nháp"
        emptyAction={<StepLink href={places.uploadBills({})}>Xem lượt quẹt thiếu bill</StepLink>}
      />
    </ListScreen>
  );
}
