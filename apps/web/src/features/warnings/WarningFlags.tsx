import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH, orderRows } from '../../kit/order/orderRows.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { IgnoreManyDialog, type IgnoreManyDialogProps } from './IgnoreManyDialog.tsx';
import { IgnoreWarningDialog } from './IgnoreWarningDialog.tsx';
import { ignoredColumns, warningColumns } from './warningColumns.tsx';
import { warningKey } from './warningKey.ts';
import { WarningFilterFields } from './WarningFilterFields.tsx';
import { warningFix } from './warningFix.ts';
import { warningFilters, warningFilterWords } from './warningFilters.ts';

/** Every warning that stands, with what sets it right; with `ignored` those that were set aside, by whom and why. */
export function WarningFlags({ ignored = false }: { ignored?: boolean }) {
  const list = useList({
    path: PATHS.warnings,
    call: calls.listWarningSchedules,
    filters: warningFilters,
    ...(ignored && { fixed: { Dismissed: true } }),
  });
  const [doomed, setDoomed] = useState<Schemas['OrderWarning']>();
  const [ignoring, setIgnoring] = useState<Omit<IgnoreManyDialogProps, 'onClose'>>();
  const mayIgnore = list.rights.edit && !ignored;
  return (
    <ListScreen list={list} title={ignored ? 'Cảnh báo đã bỏ qua' : 'Cảnh báo'}>
      <ListScreen.Filters words={warningFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <WarningFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        columns={ignored ? ignoredColumns : warningColumns}
        rowKey={warningKey}
        rowHref={orderRows.rowHref}
        rowActions={(warning) => {
          const fix = warningFix(warning);
          const order = places.order(warning.ScheduleID);
          return menuLines(
            fix.href !== order && { label: fix.label, icon: 'check', href: fix.href },
            { label: 'Mở đơn', icon: 'arrow-right', href: order },
            mayIgnore && { label: 'Bỏ qua cảnh báo', icon: 'close', onSelect: () => setDoomed(warning) },
          );
        }}
        chosenDeeds={
          mayIgnore
            ? [
                {
                  label: 'Bỏ qua',
                  noun: 'cảnh báo',
                  most: 50,
                  run: (warnings, onLeft) => setIgnoring({ warnings, onLeft }),
                },
              ]
            : undefined
        }
        emptyText={ignored ? 'Chưa bỏ qua cảnh báo nào' : 'Không có cảnh báo'}
        emptyAction={<StepLink href={places.orders({})}>Xem tất cả đơn</StepLink>}
      />
      {ignoring && <IgnoreManyDialog {...ignoring} onClose={() => setIgnoring(undefined)} />}
      {doomed && <IgnoreWarningDialog warning={doomed} onClose={() => setDoomed(undefined)} />}
    </ListScreen>
  );
}
