import type { Schedule } from '@so-the/api-client';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import { paperSubtitle } from './paperSubtitle.ts';
import { RECEIPT_SIGNATURES, ReceiptBody } from './ReceiptBody.tsx';

/** What was done for the customer and what is still owed, on paper for the customer to keep. */
export function OrderReceipt({ order, onClose }: { order: Schedule; onClose: () => void }) {
  return (
    <PrintDialog
      title="Biên nhận"
      subtitle={paperSubtitle(order)}
      signatures={[...RECEIPT_SIGNATURES]}
      onClose={onClose}
    >
      <ReceiptBody order={order} />
    </PrintDialog>
  );
}
