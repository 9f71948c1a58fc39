import { useState } from 'react';
import type { UnsettledFigures } from '@so-the/api-client';
import { Button, Panel } from '@so-the/ui';
import { formatDate, formatMoney, groupDigits, joined } from '@so-the/ui/format';
import { useListContext } from '../list/listContext.ts';
import type { FigureDrawerProps } from './figures/FigureDrawer.tsx';
import { LazyFigureDrawer } from './figures/LazyFigureDrawer.tsx';
import { askedFor } from './reportScope.ts';
import './report.css';

/** What an API tells beside the figures of a period. */
interface Beside {
  Unsettled?: Partial<UnsettledFigures>;
  SelfApproval?: string;
}

/** Props of {@link BesideFigures}. */
export interface BesideFiguresProps {
  /** What stands beside them. Default: what the sums of the report say. */
  told?: Beside;
}

/** A figure of what waits, and its words before and behind the number. */
interface Part {
  figure: 'OrderCount' | 'PosFeeAmount' | 'PartnerAmount' | 'FeeAmount';
  name: string;
  amount: number;
  words: string;
}

/**
 * What stands beside the figures of a report: the costs that are posted before their revenue, and who approves alone
 * (domain §2(q)). Nothing where the API tells nothing.
 */
export function BesideFigures({ told }: BesideFiguresProps) {
  const { list, closed } = useListContext('BesideFigures');
  const sums: Beside | undefined = list.answer.data?.Totals;
  const { Unsettled, SelfApproval } = told ?? sums ?? {};
  const isTold = Unsettled?.Entries !== undefined && Unsettled.OrderCount !== undefined;
  if (closed || list.answer.error || !(isTold || SelfApproval)) return null;
  return (
    <Panel>
      {isTold && <Waiting waiting={Unsettled} />}
      {SelfApproval && <p className="report-unsettled">{SelfApproval}</p>}
    </Panel>
  );
}

/** "Chưa quyết toán: n đơn, phí máy …, doanh thu chờ …"; each figure opens what it is made of. */
function Waiting({ waiting }: { waiting: Partial<UnsettledFigures> }) {
  const [opened, setOpened] = useState<Omit<FigureDrawerProps, 'onClose'>>();
  const { Date, OrderCount } = waiting;
  return (
    <>
      <p className="report-unsettled">
        {Date === undefined ? 'Chưa quyết toán: ' : `Chưa quyết toán đến ${formatDate(Date)}: `}
        {OrderCount === 0 && 'không có đơn nào; mọi phí máy đã có doanh thu.'}
        {OrderCount !== 0 &&
          partsOf(waiting).map(({ figure, name, amount, words }) => (
            <Button
              key={figure}
              variant="ghost"
              size="small"
              aria-label={`${words}, xem ${name.toLowerCase()} chưa quyết toán`}
              onClick={() => {
                const asked = askedFor(figure, waiting);
                if (asked)
                  setOpened({ title: joined(`${name} chưa quyết toán`, Date && formatDate(Date)), amount, asked });
              }}
            >
              {words}
            </Button>
          ))}
      </p>
      {opened && <LazyFigureDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What is told: the orders, the machine fees and the revenue to come, the partners' fees where there are any. */
function partsOf({ OrderCount = 0, PosFeeAmount = 0, PartnerAmount = 0, FeeAmount = 0 }: Partial<UnsettledFigures>) {
  const parts: Part[] = [
    { figure: 'OrderCount', name: 'Đơn', amount: OrderCount, words: `${groupDigits(OrderCount)} đơn` },
    { figure: 'PosFeeAmount', name: 'Phí máy', amount: PosFeeAmount, words: `phí máy ${inWords(PosFeeAmount)}` },
  ];
  if (PartnerAmount !== 0) {
    const words = `phí đối tác ${inWords(PartnerAmount)}`;
    parts.push({ figure: 'PartnerAmount', name: 'Phí đối tác', amount: PartnerAmount, words });
  }
  const words = `doanh thu chờ ${inWords(FeeAmount)}`;
  return [...parts, { figure: 'FeeAmount', name: 'Doanh thu chờ', amount: FeeAmount, words } satisfies Part];
}

function inWords(amount: number): string {
  return amount === 0 ? '0 ₫' : formatMoney(amount);
}
