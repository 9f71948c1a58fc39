import type { ResultFigures } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { useGetCompanyBusinessResultQuery } from '../../api/reportV2Api.ts';
import { resultFigures } from '../../kit/report/figures/resultFigures.ts';
import { FigureList } from './FigureList.tsx';
import { entriesOf, type HomeRange } from './homeLinks.ts';
import { HomePanel } from './HomePanel.tsx';

type Figure = (typeof resultFigures)[number]['value'];

/** Figures that are shown even when they are 0. */
const ALWAYS: ReadonlySet<Figure> = new Set(['NetProfit', 'AssetChange']);
/** How the others make up what funds and debts rose by; adjustments are a part of the profit already. */
const SIGNS: Partial<Record<Figure, '+' | '−'>> = { CapitalIn: '+', CapitalOut: '−', OpeningBalances: '+' };

/** Props of {@link ResultPanel}. */
export interface ResultPanelProps {
  range: HomeRange;
  /** Who approves alone, and so vouches for these figures alone. */
  note?: string;
}

/** What the owner earned in the period, laid in and drew out, and that funds and debts rose by exactly that (domain §2(p)). */
export function ResultPanel({ range, note }: ResultPanelProps) {
  const answer = useGetCompanyBusinessResultQuery(range);
  return (
    <HomePanel title="Kết quả" answer={{ ...answer, data: answer.currentData }}>
      {({ Totals }) => (
        <>
          <FigureList
            emptyText="Chưa có kết quả"
            lines={resultFigures
              .filter(({ value }) => ALWAYS.has(value) || (Totals[value] ?? 0) !== 0)
              .map(({ value, label }) => ({
                id: value,
                label: value === 'Adjustments' ? `Trong đó ${label.toLocaleLowerCase('vi')}` : label,
                note: value === 'AssetChange' && isTold(Totals) ? sumOf(Totals) : undefined,
                figure: isTold(Totals) ? formatMoney(Totals[value] ?? 0) : '',
                href: entriesOf(value, range),
              }))}
          />
          {note && <p className="home-list__note">{note}</p>}
        </>
      )}
    </HomePanel>
  );
}

/** Whether any figure came: an API may leave them out (real-api §3), and 0 would be a lie. */
function isTold(totals: ResultFigures): boolean {
  return resultFigures.some(({ value }) => totals[value] !== undefined);
}

/** "= 1.068.000 ₫ lợi nhuận thuần − 500.000 ₫ rút vốn". */
function sumOf(totals: ResultFigures): string {
  const parts = resultFigures.flatMap(({ value, label }) => {
    const sign = SIGNS[value];
    const amount = totals[value] ?? 0;
    return sign && amount !== 0 ? [`${sign} ${formatMoney(amount)} ${label.toLocaleLowerCase('vi')}`] : [];
  });
  return [`= ${formatMoney(totals.NetProfit ?? 0)} lợi nhuận thuần`, ...parts].join(' ');
}
