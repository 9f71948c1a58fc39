import { pdfLineStatusOptions } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { calls } from '../../../api/statementApi.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { StatusFilter } from '../../../kit/list/filters/StatusFilter.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { PosPicker } from '../../../kit/pickers/PosPicker.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { lineColumns } from './lineColumns.ts';
import { LineDrawer } from './LineDrawer.tsx';
import { lineFilters, lineFilterWords } from './lineFilters.ts';
import { LineSums } from './LineSums.tsx';
import { PayStatementDialog } from './PayStatementDialog.tsx';
import { UnreadDialog } from './UnreadDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';

/** Rows of banks' statements beside the swipes they match: corrected by hand, paid into their lots, each once. */
export function Statements() {
  const list = useList({ path: PATHS.debts, call: calls.listPdfBills, filters: lineFilters });
  const [line, upload, pay] = [useOpenRecord(), useOpenRecord('upload'), useOpenRecord('pay')];
  const unread = useOpenRecord('unread');
  const { rights } = list;
  const { value: fileId } = list.filter('FileID');
  return (
    <ListScreen
      list={list}
      title="Sao kê"
      description="Dòng khớp trả vào lô của lượt quẹt; một dòng không bao giờ trả hai lần."
    >
      {rights.add && (
        <ListScreen.Actions>
          {fileId !== null && <Button onClick={unread.add}>Dòng cần xem</Button>}
          {fileId !== null && <Button onClick={pay.add}>Thanh toán sao kê</Button>}
          <Button variant="primary" onClick={upload.add}>
            Tải sao kê lên
          </Button>
        </ListScreen.Actions>
      )}
      <ListScreen.Filters
        words={lineFilterWords}
        placeholder="Mã chuẩn chi, số hóa đơn, khách, tên tệp"
        period="Ngày giao dịch"
      >
        <StatusFilter list={list} options={pdfLineStatusOptions} />
        <PosPicker label="Máy POS" placeholder="Tất cả" {...list.filter('posID')} />
      </ListScreen.Filters>
      {!list.answer.error && <LineSums totals={list.reply?.Totals} onOpen={(Status) => list.setFilters({ Status })} />}
      <ListScreen.Table
        columns={lineColumns}
        rowKey={({ LineID }) => String(LineID)}
        rowHref={({ LineID }) => line.hrefOf(LineID)}
        rowActions={({ FileID, FileName }) => [
          { label: `Chỉ xem ${FileName}`, onSelect: () => list.setFilters({ FileID }) },
        ]}
        emptyText="Chưa có sao kê"
        emptyAction={rights.add && <Button onClick={upload.add}>Tải sao kê lên</Button>}
      />
      {upload.id !== null && rights.add && (
        <UploadDialog onTaken={(FileID) => list.setFilters({ FileID })} onClose={upload.close} />
      )}
      {pay.id !== null && rights.add && fileId !== null && <PayStatementDialog fileId={fileId} onClose={pay.close} />}
      {unread.id !== null && fileId !== null && <UnreadDialog fileId={fileId} onClose={unread.close} />}
      {typeof line.id === 'number' && (
        <LineDrawer key={line.id} lineId={line.id} rights={rights} onClose={line.close} />
      )}
    </ListScreen>
  );
}
