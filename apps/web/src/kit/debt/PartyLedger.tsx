import { useState } from 'react';
import { DataTable, DateRangeField, DescriptionList, type DateRange } from '@so-the/ui';
import { formatMoney, joined } from '@so-the/ui/format';
import { useGetDetailDebtQuery } from '../../api/debtApi.ts';
import { sourceOf } from '../list/listAnswer.ts';
import { entryColumns } from './entryColumns.ts';
import type { PartyArgs } from './partyArgs.ts';
import './PartyLedger.css';

/** Props of {@link PartyLedger}. */
export interface PartyLedgerProps {
  /** Whose ledger: one of `customerID`, `posID`, `affID`, `partnerID`. */
  party: PartyArgs;
}

/** What one party owes: opening, movements and closing of a period, and the entries that add up to them, the newest first. */
export function PartyLedger({ party }: PartyLedgerProps) {
  const [period, setPeriod] = useState<DateRange>({ from: null, to: null });
  const detail = useGetDetailDebtQuery({
    ...party,
    fromDate: period.from ?? undefined,
    toDate: period.to ?? undefined,
  });
  const { Parties = [], Entries } = detail.data?.Data ?? {};
  const sums = Parties[0];
  return (
    <div className="party-ledger">
      <div className="party-ledger__period">
        <DateRangeField label="Khoảng ngày" value={period} onChange={setPeriod} />
      </div>
      {sums && (
        <DescriptionList
          columns={2}
          items={[
            { label: 'Đối tượng', value: joined(sums.Name, sums.Code), wide: true },
            { label: 'Dư đầu', value: formatMoney(sums.Opening) },
            { label: 'Tăng trong kỳ', value: formatMoney(sums.Increase) },
            { label: 'Giảm trong kỳ', value: formatMoney(sums.Decrease) },
            { label: 'Dư cuối', value: <strong>{formatMoney(sums.Closing)}</strong> },
          ]}
        />
      )}
      <DataTable
        label="Bút toán công nợ"
        columns={entryColumns}
        rowKey="EntryID"
        source={sourceOf({ ...detail, data: Entries && { Data: Entries.toReversed() } })}
        emptyText="Chưa phát sinh công nợ"
      />
    </div>
  );
}
