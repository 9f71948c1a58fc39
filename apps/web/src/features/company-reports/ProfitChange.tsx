import { useState } from 'react';
import type { BusinessResultLine } from '@so-the/api-client';
import { Button, changeWords, Panel } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useHas } from '../../kit/access/useHas.ts';
import type { Period } from '../../kit/period/period.ts';
import { ChangeText } from '../../kit/report/reasons/ChangeText.tsx';
import { ReasonsDrawer } from '../../kit/report/reasons/ReasonsDrawer.tsx';
import './profitChange.css';

/** Props of {@link ProfitChange}. */
export interface ProfitChangeProps {
  /** Lines of the result; `undefined` while on their way. */
  lines: readonly BusinessResultLine[] | undefined;
  days: Period;
  /** Shop of the company that it is narrowed to. Default: all in view. */
  searchShopID?: number;
}

/** How the net profit stands against the period before, in a line, and the way to why. Nothing for who may not see profits, or on an API without the call. */
export function ProfitChange({ lines, days, searchShopID }: ProfitChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const has = useHas('getResultReasons');
  const net = lines?.find(({ Figure }) => Figure === 'NetProfit');
  if (!net || !has) return null;
  const { Amount, PreviousAmount } = net;
  const more = Amount - PreviousAmount;
  const why = more < 0 ? 'Vì sao giảm' : more > 0 ? 'Vì sao tăng' : 'Có gì khác';
  return (
    <Panel>
      <p className="profit-change">
        <span>
          Lợi nhuận thuần <strong>{formatMoney(Amount) || '0 ₫'}</strong>, kỳ trước{' '}
          {formatMoney(PreviousAmount) || '0 ₫'}{' '}
          <strong className={more < 0 ? 'profit-change__less' : undefined}>
            <ChangeText words={changeWords(Amount, PreviousAmount, true)} />
          </strong>
        </span>
        <Button size="small" onClick={() => setOpen(true)}>
          {why}
        </Button>
      </p>
      {isOpen && <ReasonsDrawer title={why} days={days} searchShopID={searchShopID} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
