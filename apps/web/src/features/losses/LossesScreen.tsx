import { badExpenseKindOptions, badExpenseStatusOptions } from '@so-the/api-client';
import { Button, SelectField } from '@so-the/ui';
import { calls } from '../../api/expenseCardApi.ts';
import { AddButton } from '../../kit/list/AddButton.tsx';
import { StatusFilter } from '../../kit/list/filters/StatusFilter.tsx';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { lossColumns } from './lossColumns.ts';
import { LossDialog } from './LossDialog.tsx';
import { LossDrawer } from './LossDrawer.tsx';
import { lossFilters, lossFilterWords } from './lossFilters.ts';
import { LossSums } from './LossSums.tsx';
import { lossName } from './lossValues.ts';

const shown = {
  path: PATHS.losses,
  call: calls.listBadExpenses,
  filters: lossFilters,
  period: thisMonth,
} as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /expensebad/index */
export function LossesScreen() {
  const list = useList(shown);
  const opened = useOpenRecord();
  const { rights } = list;
  return (
    <ReportScreen
      list={list}
      title="Chi phí xấu"
      description="Khoản lỗ vì thẻ bị khóa, tra soát, khách không trả. Chỉ vào sổ khi người thứ hai duyệt."
    >
      {rights.add && (
        <ReportScreen.Actions>
          <AddButton onClick={opened.add} />
        </ReportScreen.Actions>
      )}
      <ReportScreen.Filters words={lossFilterWords} placeholder="Khách, mã đơn, 4 số cuối thẻ, lý do">
        <SelectField label="Loại" options={badExpenseKindOptions} placeholder="Tất cả" {...list.filter('Kind')} />
        <StatusFilter list={list} options={badExpenseStatusOptions} />
      </ReportScreen.Filters>
      {!list.answer.error && <LossSums totals={list.reply?.Totals} mayView={rights.profit} />}
      <ReportScreen.Table
        columns={lossColumns}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => opened.hrefOf(id)}
        nameOf={lossName}
        emptyText="Không có chi phí xấu trong khoảng ngày này"
        emptyAction={rights.add && <Button onClick={opened.add}>Ghi chi phí xấu</Button>}
      />
      {opened.id === 'new' && rights.add && <LossDialog onClose={opened.close} />}
      {typeof opened.id === 'number' && (
        <LossDrawer
          key={opened.id}
          lossId={opened.id}
          rights={rights}
          onStep={stepThrough(opened, list.answer.data?.Data, ({ id }) => id)}
          onClose={opened.close}
        />
      )}
    </ReportScreen>
  );
}
