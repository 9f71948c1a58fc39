import { pdfLineStatusOptions, type Schemas } from '@so-the/api-client';
import { calls } from '../../../api/statementApi.ts';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { choiceFilter, idFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { listFilters } from '../../../kit/list/filters/listFilters.ts';
import { statusMap } from '../../../kit/list/statusMaps.ts';
import { StatusFilter } from '../../../kit/list/filters/StatusFilter.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PosPicker } from '../../../kit/pickers/PosPicker.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import * as places from '../../../kit/places/places.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';

const filters = listFilters<'listPdfBills'>()({
  GeneralSearch: textFilter,
  Status: choiceFilter(pdfLineStatusOptions),
  posID: idFilter,
});
const words = { Status: () => 'Một trạng thái', posID: () => 'Một máy POS' };

const columns = defineColumns<Schemas['PdfLine']>()([
  { field: 'Date', header: 'Ngày', cell: 'date', sortable: true, width: 124 },
  { field: 'PosName', header: 'Máy POS', width: 140 },
  { field: 'LotNo', header: 'Số lô', width: 84 },
  { field: 'InvoiceNo', header: 'Số hóa đơn', width: 108 },
  { field: 'CardMasked', header: 'Số thẻ', hidden: true, width: 176 },
  { field: 'Amount', header: 'Số tiền', cell: 'money', sortable: true, total: true, width: 124 },
  { field: 'Fee', header: 'Phí', cell: 'money', total: true, width: 104 },
  { field: 'Net', header: 'Thực nhận', cell: 'money', total: true, width: 124 },
  {
    field: 'Status',
    header: 'Trạng thái',
    cell: 'status',
    status: statusMap(pdfLineStatusOptions),
    width: 132,
  },
  { field: 'TID', header: 'Mã máy (TID)', hidden: true, width: 116 },
  { field: 'ApprovalCode', header: 'Mã chuẩn chi', hidden: true, width: 116 },
  { field: 'FileName', header: 'Sao kê', hidden: true, width: 176 },
]);

/** Slips as the statements of banks tell them, with what each brought after the fee. */
export function PdfBills() {
  const list = useList({ path: PATHS.exportBills, call: calls.listPdfBills, filters, period: thisMonth, pageSize: 50 });
  return (
    <ReportScreen list={list} title="Bill theo sao kê PDF">
      <ReportScreen.Filters words={words} placeholder="Mã chuẩn chi, số hóa đơn, khách, tên tệp">
        <StatusFilter list={list} options={pdfLineStatusOptions} />
        <PosPicker label="Máy POS" placeholder="Tất cả" {...list.filter('posID')} />
      </ReportScreen.Filters>
      <ReportScreen.Table
        columns={columns}
        rowKey={({ LineID }) => String(LineID)}
        rowHref={({ LineID }) => places.statementLines({ open: LineID })}
        signatures={['Người lập', 'Kế toán']}
        emptyText="Không có dòng sao kê trong khoảng ngày này"
        emptyAction={<StepLink href={places.statementLines({})}>Tải sao kê lên</StepLink>}
      />
    </ReportScreen>
  );
}
