import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { ApiFailure, Schemas } from '@so-the/api-client';
import { DataTable, Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { usePayCashBackMutation } from '../../../api/posDebtApi.ts';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { payBody, type PayBody, type PayValues } from './payValues.ts';

const columns = defineColumns<Schemas['CashBackAllocation']>()([
  { field: 'LotNo', header: 'Số lô', width: 96 },
  { field: 'BusinessDate', header: 'Ngày', cell: 'date', width: 112 },
  { field: 'PosName', header: 'Máy POS', width: 140 },
  { field: 'Amount', header: 'Nhận', cell: 'money', width: 124, total: true },
]);

/** How long typing rests before the server is asked, in milliseconds. */
const PAUSE = 300;

/** Props of {@link Allocation}. */
export interface AllocationProps {
  parentId: number;
  /** Told what the server says of the amount typed; `undefined` while it is not known. */
  onTold: (told: Schemas['CashBackPayment'] | undefined) => void;
}

/** Where the money being typed would go, as the server plans it: the oldest lots first, what is too much stays ahead. */
export function Allocation({ parentId, onTold }: AllocationProps) {
  const values = useWatch<PayValues>();
  const [preview, { data, error }] = usePayCashBackMutation();
  const { Amount = null, Method, BankCardID, Type, PaidAt } = values;
  const asked = JSON.stringify(payBody(parentId, { Amount, Method, BankCardID, Type, PaidAt }));
  const ask = useEffectEvent((body: string) =>
    preview({ body: { ...(JSON.parse(body) as PayBody), Preview: true } })
      .unwrap()
      .then(
        ({ Data }) => onTold(Data),
        () => onTold(undefined),
      ),
  );
  const isTyped = Amount !== null && Amount > 0;
  useEffect(() => {
    if (!isTyped) return undefined;
    const waiting = setTimeout(() => void ask(asked), PAUSE);
    return () => clearTimeout(waiting);
  }, [asked, isTyped]);
  if (!isTyped) return null;
  if (error) return <Notice tone="warning">{(error as ApiFailure).message}</Notice>;
  const told = data?.Data;
  return (
    <div className="allocation" aria-live="polite">
      <DataTable
        label="Phân bổ vào lô"
        columns={columns}
        rowKey={({ NumberLoID }) => String(NumberLoID)}
        source={{ rows: told?.Allocations, loading: told === undefined }}
        emptyText="Không còn lô nào chờ tiền"
      />
      {told && told.Surplus > 0 && (
        <Notice tone="info">{`Ứng dư ${formatMoney(told.Surplus)} giữ lại cho các lô sau.`}</Notice>
      )}
    </div>
  );
}
