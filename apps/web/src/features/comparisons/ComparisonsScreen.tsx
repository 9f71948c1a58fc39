import { debtTypeOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { calls } from '../../api/debtApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { ComparisonDrawer } from './ComparisonDrawer.tsx';
import { comparisonColumns } from './comparisonColumns.ts';
import { comparisonFilters, comparisonFilterWords } from './comparisonFilters.ts';
import { useComparedParty } from './useComparedParty.ts';

const shown = {
  path: PATHS.comparisons,
  call: calls.listDebtComparisons,
  filters: comparisonFilters,
  period: thisMonth,
} as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /debt/generalcomparison */
export function ComparisonsScreen() {
  const list = useList(shown);
  const compared = useComparedParty();
  return (
    <ListScreen
      list={list}
      title="Đối chiếu công nợ"
      description="Số của cửa hàng cạnh số của khách, đối tác, CTV và POS. Số dương: họ nợ cửa hàng."
    >
      <ListScreen.Filters words={comparisonFilterWords} placeholder="Tên, mã hoặc số điện thoại" period="Khoảng ngày">
        <SelectField label="Loại" options={debtTypeOptions} placeholder="Tất cả" {...list.filter('PartyType')} />
      </ListScreen.Filters>
      <ListScreen.Table
        columns={comparisonColumns}
        rowKey={({ PartyType, PartyID }) => `${PartyType}/${PartyID}`}
        rowHref={compared.hrefOf}
        emptyText="Không có công nợ để đối chiếu trong khoảng ngày này"
        emptyAction={<StepLink href={PATHS.orders}>Công nợ phát sinh từ đơn: xem các đơn</StepLink>}
      />
      {compared.party && (
        <ComparisonDrawer
          key={`${compared.party.PartyType}/${compared.party.PartyID}`}
          party={compared.party}
          onClose={compared.close}
        />
      )}
    </ListScreen>
  );
}
