import { useState } from 'react';
import type { Schedule } from '@so-the/api-client';
import { PrintManyDialog } from '../../../kit/print/PrintManyDialog.tsx';
import { CONTRACT_SIGNATURES, ContractBody } from './ContractBody.tsx';
import { paperSubtitle } from './paperSubtitle.ts';
import { RECEIPT_SIGNATURES, ReceiptBody } from './ReceiptBody.tsx';

/** Props of {@link ChosenPapers}. */
export interface ChosenPapersProps {
  kind: 'contract' | 'receipt';
  orders: readonly Schedule[];
  onClose: () => void;
}

/** Contracts or receipts of the chosen orders, printed in one go. */
export function ChosenPapers({ kind, orders, onClose }: ChosenPapersProps) {
  const isContract = kind === 'contract';
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  return (
    <PrintManyDialog
      title={isContract ? 'Hợp đồng dịch vụ' : 'Biên nhận'}
      first={isContract ? 'A4' : 'A5'}
      signatures={isContract ? CONTRACT_SIGNATURES : RECEIPT_SIGNATURES}
      documents={orders.map((order) => ({
        key: order.ScheduleID,
        subtitle: paperSubtitle(order),
        content: isContract ? (
          <ContractBody order={order} />
        ) : (
          <ReceiptBody order={order} onWhole={() => setWhole((known) => new Set([...known, order.ScheduleID]))} />
        ),
      }))}
      ready={isContract || orders.every(({ ScheduleID }) => whole.has(ScheduleID))}
      onClose={onClose}
    />
  );
}
