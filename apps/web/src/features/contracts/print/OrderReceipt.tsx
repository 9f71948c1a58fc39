import { useState } from 'react';
import type { Schedule } from '@so-the/api-client';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import { paperSubtitle } from './paperSubtitle.ts';
import { RECEIPT_SIGNATURES, ReceiptBody } from './ReceiptBody.tsx';

/** What was done for the customer and what is still owed, on paper for the customer to keep. */
export function OrderReceipt({ order, onClose }: { order: Schedule; onClose: () => void }) {
  const [ready, setReady] = useState(false);
  return (
    <PrintDialog
      title="Biên nhận"
      subtitle={paperSubtitle(order)}
      signatures={[...RECEIPT_SIGNATURES]}
      ready={ready}
      picture={`bien-nhan-${order.Code}`}
      onClose={onClose}
    >
      <ReceiptBody order={order} onWhole={() => setReady(true)} />
    </PrintDialog>
  );
}
