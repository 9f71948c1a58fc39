import type { PosPartnerFigure } from '@so-the/api-client';
import { useListPosPartnerFiguresQuery } from '../../api/posApi.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PeriodField } from '../../kit/period/PeriodField.tsx';
import { useListPeriod } from '../../kit/period/useListPeriod.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { figureColumns } from './figureColumns.ts';
import { figureFilters, figureFilterWords } from './posPartnerFilters.ts';

const Figures = recordScreen<PosPartnerFigure>({
  path: PATHS.posPartners,
  title: 'Số liệu POS đối tác',
  noun: 'POS đối tác',
  call: 'listPosPartnerFigures',
  idOf: ({ PosPartnerID }) => PosPartnerID,
  nameOf: ({ PosName }) => PosName,
});

/** Volume, fees and what partners still owe of the swipes of a period, terminal by terminal. */
export function PosPartnerFigures() {
  const all = useListScreen({ name: 'posPartnerFigures', filters: figureFilters });
  const [period, setPeriod] = useListPeriod(all, { from: 'ForDate', to: 'ToDate' }, thisMonth());
  const list = { ...all, args: { ...all.args, ForDate: period.from, ToDate: period.to } };
  return (
    <Figures list={list} answer={useListPosPartnerFiguresQuery(list.args)}>
      <Figures.Filters
        words={figureFilterWords}
        placeholder="Tên máy hoặc đối tác"
        inline={<PeriodField label="Ngày quẹt" value={period} onChange={setPeriod} />}
      >
        <PartnerPicker label="Đối tác" placeholder="Tất cả" {...list.filter('PartnerID')} />
      </Figures.Filters>
      <Figures.Table columns={figureColumns} editable={false} />
    </Figures>
  );
}
