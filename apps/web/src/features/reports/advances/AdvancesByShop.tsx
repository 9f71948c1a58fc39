import { useState } from 'react';
import { Button } from '@so-the/ui';
import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { advanceColumns } from './advanceColumns.ts';
import { PushDialog } from './PushDialog.tsx';

const noFilters = {};

/** What each shop got from the company, gave back and owes, and the money that moves now. */
export function AdvancesByShop() {
  const isCompany = useIsCompany();
  const [kind, setKind] = useState<1 | 2 | 3>();
  const list = useList({
    path: PATHS.advances,
    call: calls.listStartMoney,
    filters: noFilters,
    period: thisMonth,
    rows: { of: ({ Shops }) => Shops, atOnce: true },
  });
  const { Shops = [], CanPush = false } = list.reply?.Data ?? {};
  return (
    <ReportScreen
      list={list}
      title="Tiền ứng theo cửa hàng"
      description="Còn nợ = nợ đầu kỳ + bơm đầu ngày + ứng thêm − đã hoàn."
    >
      {CanPush && Shops.length > 0 && (
        <ReportScreen.Actions>
          <Button onClick={() => setKind(3)}>Hoàn tiền</Button>
          {isCompany && <Button onClick={() => setKind(2)}>Ứng thêm</Button>}
          {isCompany && (
            <Button variant="primary" onClick={() => setKind(1)}>
              Bơm đầu ngày
            </Button>
          )}
        </ReportScreen.Actions>
      )}
      <ReportScreen.Filters />
      <ReportScreen.Tiles columns={advanceColumns} of={['StartMoney', 'Advances', 'Returned', 'Owed']} />
      <ReportScreen.Table
        columns={advanceColumns}
        rowKey={({ ShopID }) => String(ShopID)}
        nameOf={({ ShopName }) => ShopName}
      />
      {kind && <PushDialog kind={kind} shops={Shops} onClose={() => setKind(undefined)} />}
    </ReportScreen>
  );
}
