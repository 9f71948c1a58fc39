import { actionIDOptions, menuIDOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { calls } from '../../api/logActionApi.ts';
import { FlagFilter } from '../../kit/list/filters/FlagFilter.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { WiderPeriod } from '../../kit/period/WiderPeriod.tsx';
import { UserPicker } from '../../kit/pickers/UserPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { ActionChanges } from './ActionChanges.tsx';
import { actionLogColumns } from './actionLogColumns.ts';
import { actionLogFilters, actionLogFilterWords } from './actionLogFilters.ts';
import { changedValues } from './changedValues.ts';

const shown = {
  path: PATHS.actionLog,
  call: calls.listLogActions,
  filters: actionLogFilters,
  period: thisMonth,
  pageSize: 50,
} as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /history/logaction */
export function ActionLogScreen() {
  const list = useList(shown);
  return (
    <ListScreen list={list} title="Lịch sử thao tác" description="Chỉ ghi thêm, không sửa, không xóa.">
      <ListScreen.Filters words={actionLogFilterWords} placeholder="Nội dung, người thực hiện" period="Khoảng ngày">
        <UserPicker label="Người thực hiện" placeholder="Tất cả" {...list.filter('StaffID')} />
        <SelectField
          label="Màn hình"
          options={menuIDOptions}
          placeholder="Tất cả"
          searchable
          {...list.filter('MenuID')}
        />
        <SelectField label="Thao tác" options={actionIDOptions} placeholder="Tất cả" {...list.filter('ActionID')} />
        <FlagFilter label="Chỉ lần bị từ chối" {...list.filter('Denied')} />
      </ListScreen.Filters>
      <ListScreen.Table
        columns={actionLogColumns}
        rowKey={({ LogID }) => String(LogID)}
        detail={{
          label: 'thay đổi',
          has: (action) => changedValues(action).length > 0 || action.Others !== undefined,
          render: (action) => <ActionChanges action={action} />,
        }}
        emptyText="Chưa có thao tác nào trong khoảng ngày này"
        emptyAction={<WiderPeriod onChange={list.setPeriod} />}
      />
    </ListScreen>
  );
}
