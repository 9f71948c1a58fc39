import { formatDate } from '@so-the/ui/format';
import { Stat, StatRow } from '@so-the/ui';
import { calls } from '../../../api/reportApi.ts';
import { useRead } from '../../../api/declare.ts';
import { useRightsOn } from '../../../kit/access/useRights.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useMayOpen } from '../../../kit/access/useMayOpen.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { dailyReport } from '../../../kit/places/places.ts';
import type { Period } from '../../../kit/period/period.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { interestColumns } from './hubColumns.tsx';
import { hubList } from './hubList.ts';
import { hubTiles, type HubTile } from './hubTiles.ts';

/** Every report with the figure it is known by, each leading there with the same days; below them what the days brought. */
export function HubTiles() {
  const list = useList({ ...hubList, filters: {}, call: calls.getInterestReport });
  const mayOpen = useMayOpen();
  const { profit } = useRightsOn()(PATHS.reports);
  const days = list.period;
  const shown = hubTiles.filter((tile) => (profit || !tile.isProfit) && mayOpen(tile.href(days)));
  return (
    <ReportScreen list={list} title="Tất cả báo cáo">
      <ReportScreen.Filters />
      {!list.answer.error && (
        <StatRow>
          {shown.map((tile) => (
            <Tile key={tile.label} tile={tile} days={days} />
          ))}
          <Stat
            label="Báo cáo ngày"
            value={null}
            note={`Trang A4 ngày ${formatDate(days.to)}`}
            href={dailyReport({ date: days.to })}
          />
        </StatRow>
      )}
      <ReportScreen.Table
        columns={interestColumns}
        rowKey={({ Date: day }) => day}
        nameOf={({ Date: day }) => formatDate(day)}
      />
    </ReportScreen>
  );
}

function Tile({ tile, days }: { tile: HubTile; days: Period }) {
  const { label, figure, call, field, kind, href } = tile;
  const { data, error } = useRead({ name: call }, { fromDate: days.from, toDate: days.to, PageSize: 1 });
  const failed = error !== undefined && data === undefined;
  const totals = (data as { Totals?: Record<string, number> } | undefined)?.Totals;
  return (
    <Stat
      label={label}
      note={failed ? 'Chưa tải được con số này' : figure}
      value={failed ? null : totals?.[field]}
      kind={kind}
      loading={data === undefined && !failed}
      href={href(days)}
    />
  );
}
