import type { Schedule } from '@so-the/api-client';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import { CONTRACT_SIGNATURES, ContractBody } from './ContractBody.tsx';
import { paperSubtitle } from './paperSubtitle.ts';

/** What shop and customer agree on, on paper for both to sign. */
export function OrderContract({ order, onClose }: { order: Schedule; onClose: () => void }) {
  return (
    <PrintDialog
      title="Hợp đồng dịch vụ"
      subtitle={paperSubtitle(order)}
      first="A4"
      signatures={[...CONTRACT_SIGNATURES]}
      onClose={onClose}
    >
      <ContractBody order={order} />
    </PrintDialog>
  );
}
