import { actionIDOptions, menuIDOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { useListLogActionsQuery } from '../../api/logActionApi.ts';
import { FlagFilter } from '../../kit/list/FlagFilter.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PeriodField } from '../../kit/period/PeriodField.tsx';
import { WiderPeriod } from '../../kit/period/WiderPeriod.tsx';
import { useListPeriod } from '../../kit/period/useListPeriod.ts';
import { UserPicker } from '../../kit/pickers/UserPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { ListExport } from '../../kit/sheet/ListExport.tsx';
import { ActionChanges } from './ActionChanges.tsx';
import { actionLogColumns } from './actionLogColumns.ts';
import { actionLogFilters, actionLogFilterWords } from './actionLogFilters.ts';
import { changedValues } from './changedValues.ts';

/** /history/logaction */
export function ActionLogScreen() {
  const list = useListScreen({ name: 'actionLog', filters: actionLogFilters, pageSize: 50 });
  const [period, setPeriod] = useListPeriod(list, { from: 'fromDate', to: 'toDate' }, thisMonth());
  const asked = { ...list.args, fromDate: period.from, toDate: period.to };
  return (
    <ListScreen list={list} title="Lịch sử thao tác" description="Chỉ ghi thêm, không sửa, không xóa.">
      <ListExport
        path={PATHS.actionLog}
        list={{ ...list, args: asked }}
        call="listLogActions"
        columns={actionLogColumns}
      />
      <ListScreen.Filters
        words={actionLogFilterWords}
        placeholder="Nội dung, người thực hiện"
        inline={<PeriodField label="Khoảng ngày" value={period} onChange={setPeriod} />}
      >
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
        answer={useListLogActionsQuery(asked)}
        columns={actionLogColumns}
        rowKey={({ LogID }) => String(LogID)}
        detail={{
          label: 'thay đổi',
          has: (action) => changedValues(action).length > 0 || action.Others !== undefined,
          render: (action) => <ActionChanges action={action} />,
        }}
        emptyText="Chưa có thao tác nào trong khoảng ngày này"
        emptyAction={<WiderPeriod onChange={setPeriod} />}
      />
    </ListScreen>
  );
}
