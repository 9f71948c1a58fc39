import { useState } from 'react';
import { debtKindOptions, labelOf, type DebtDocument } from '@so-the/api-client';
import { DataTable } from '@so-the/ui';
import { useCancelPayDebtMutation } from '../../api/debtApi.ts';
import { CancelDialog } from '../../kit/money/CancelDialog.tsx';
import { documentColumns } from './documentColumns.tsx';
import type { DebtCustomer } from './partyDebt.ts';

/** Props of {@link DebtDocuments}. */
export interface DebtDocumentsProps {
  customer: DebtCustomer;
  documents: readonly DebtDocument[];
}

/** Orders, payments and adjustments of one customer; what may be undone is undone with a reason and stays in sight. */
export function DebtDocuments({ customer, documents }: DebtDocumentsProps) {
  const [cancelPayDebt] = useCancelPayDebtMutation();
  const [doomed, setDoomed] = useState<DebtDocument>();
  return (
    <>
      <DataTable
        label="Chứng từ công nợ"
        columns={documentColumns}
        rowKey={documentKey}
        rowHref={({ ScheduleID, Kind }) => (Kind === 0 ? `/contract/${ScheduleID}` : undefined)}
        rowActions={(document) =>
          document.CanCancel ? [{ label: 'Hủy chứng từ', danger: true, onSelect: () => setDoomed(document) }] : []
        }
        source={{ rows: documents }}
        emptyText="Chưa có chứng từ"
      />
      {doomed && (
        <CancelDialog
          noun={NOUNS[doomed.Kind]}
          facts={{
            party: customer.Name,
            amount: Math.abs(doomed.Amount),
            fund: fundOf(doomed),
            debt: { before: customer.debt, after: customer.debt - doomed.Amount },
          }}
          onCancel={(Reason) => cancelPayDebt({ DebtID: doomed.DebtID ?? 0, Reason }).unwrap()}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

const NOUNS: Record<DebtDocument['Kind'], string> = {
  0: 'đơn',
  1: 'khoản thanh toán',
  2: 'khoản thanh toán bằng thẻ',
  3: 'điều chỉnh',
  4: 'số dư đầu',
};

/** Orders and opening balances have no DebtID of their own. */
function documentKey({ DebtID, ScheduleID, Kind }: DebtDocument): string {
  return DebtID === undefined ? `${labelOf(debtKindOptions, Kind)}${ScheduleID ?? ''}` : String(DebtID);
}

function fundOf({ Method, BankCardName, PosName }: DebtDocument): string {
  if (PosName) return PosName;
  if (Method === undefined) return 'Không qua quỹ';
  return Method === 1 ? 'Tiền mặt' : (BankCardName ?? 'Chuyển khoản');
}
