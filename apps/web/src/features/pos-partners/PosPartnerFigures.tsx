import type { PosPartnerFigure } from '@so-the/api-client';
import { calls } from '../../api/posApi.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { figureColumns } from './figureColumns.ts';
import { figureFilters, figureFilterWords } from './posPartnerFilters.ts';

const Figures = recordScreen<PosPartnerFigure>({
  title: 'Số liệu POS đối tác',
  noun: 'POS đối tác',
  idOf: ({ PosPartnerID }) => PosPartnerID,
  nameOf: ({ PosName }) => PosName,
});

/** Volume, fees and what partners still owe of the swipes of a period, terminal by terminal. */
export function PosPartnerFigures() {
  const list = useList({
    path: PATHS.posPartners,
    call: calls.listPosPartnerFigures,
    filters: figureFilters,
    period: thisMonth,
  });
  return (
    <Figures list={list}>
      <Figures.Filters words={figureFilterWords} placeholder="Tên máy hoặc đối tác" period="Ngày quẹt">
        <PartnerPicker label="Đối tác" placeholder="Tất cả" {...list.filter('PartnerID')} />
      </Figures.Filters>
      <Figures.Table columns={figureColumns} editable={false} />
    </Figures>
  );
}
