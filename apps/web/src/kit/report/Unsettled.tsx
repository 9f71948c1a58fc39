import { useState } from 'react';
import type { UnsettledFigures } from '@so-the/api-client';
import { Button, Panel } from '@so-the/ui';
import { formatDate, formatMoney, groupDigits, joined } from '@so-the/ui/format';
import { useListContext } from '../list/listContext.ts';
import type { FigureDrawerProps } from './figures/FigureDrawer.tsx';
import { LazyFigureDrawer } from './figures/LazyFigureDrawer.tsx';
import { askedFor } from './reportScope.ts';
import './report.css';

/** Props of {@link Unsettled}. */
export interface UnsettledProps {
  /** What waits at the end of the period. Default: what the sums of the report say. */
  waiting?: Partial<UnsettledFigures>;
}

/** Sums that tell what waits. */
interface WaitingSums {
  Unsettled?: Partial<UnsettledFigures>;
}

/** A figure of what waits, and its words before and behind the number. */
interface Part {
  figure: 'OrderCount' | 'PosFeeAmount' | 'PartnerAmount' | 'FeeAmount';
  name: string;
  amount: number;
  words: string;
}

/**
 * "Chưa quyết toán: n đơn, phí máy …, doanh thu chờ …" beside the figures of a report: the costs that are posted before their
 * revenue (domain §2(q)). Each figure opens what it is made of. Nothing where the API does not tell it.
 */
export function Unsettled({ waiting: given }: UnsettledProps) {
  const { list, closed } = useListContext('Unsettled');
  const sums: WaitingSums | undefined = list.answer.data?.Totals;
  const waiting = given ?? sums?.Unsettled;
  const [opened, setOpened] = useState<Omit<FigureDrawerProps, 'onClose'>>();
  if (closed || list.answer.error || !waiting?.Entries || waiting.OrderCount === undefined) return null;
  const { Date, OrderCount } = waiting;
  return (
    <Panel>
      <p className="report-unsettled">
        {Date === undefined ? 'Chưa quyết toán: ' : `Chưa quyết toán đến ${formatDate(Date)}: `}
        {OrderCount === 0 && 'không có đơn nào; mọi phí máy đã có doanh thu.'}
        {OrderCount > 0 &&
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
    </Panel>
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
