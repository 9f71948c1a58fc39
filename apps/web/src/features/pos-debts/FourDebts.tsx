import { debtTypeOptions, labelOf, type Schemas } from '@so-the/api-client';
import { calls } from '../../api/posDebtApi.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import * as places from '../../kit/places/places.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { debtKindColumns } from './debtKindColumns.ts';
import { RebuildMenu } from './RebuildMenu.tsx';
import { useFiguresOpen } from './useFiguresOpen.ts';

const filters = {};

/** The rows with the names people know the debts by. */
const rows = {
  of: (kinds: readonly Schemas['DebtSummary'][]) =>
    kinds.map((kind) => Object.assign({ Name: labelOf(debtTypeOptions, kind.PartyType) }, kind)),
};

/** The four debts: what moved, how old what is owed is, and the way to each. */
export function FourDebts() {
  const list = useList({ path: PATHS.debts, call: calls.getDebtSummary, filters, rows, period: thisMonth });
  const opens = useFiguresOpen();
  return (
    <ReportScreen
      list={list}
      title="Tổng hợp công nợ"
      description="Số dương: đối tượng nợ cửa hàng. Số âm: cửa hàng nợ đối tượng."
    >
      <ReportScreen.Actions>
        <RebuildMenu />
      </ReportScreen.Actions>
      <ReportScreen.Filters />
      {opens && <ReportScreen.Tiles columns={debtKindColumns} of={['Opening', 'Increase', 'Decrease', 'Closing']} />}
      <ReportScreen.Table
        columns={debtKindColumns}
        rowKey={({ PartyType }) => String(PartyType)}
        rowHref={({ PartyType }) => placeOf[PartyType]}
        nameOf={opens ? ({ Name }) => Name : undefined}
      />
    </ReportScreen>
  );
}

/** The screen, or the tab, of each of the four debts. */
const placeOf: Readonly<Record<Schemas['DebtType'], string>> = {
  1: places.customerDebts({}),
  2: places.partnerDebts({}),
  3: places.collaboratorDebts({}),
  4: places.posDebts({}),
};
