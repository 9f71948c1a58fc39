import { joined } from '@so-the/ui/format';
import type { Payee } from './usePayee.ts';

/** Where money is to be sent and what the transfer says, in the lines of a message. */
export function payeeLines({ payment, bank, holder }: Payee): string[] {
  return [
    joined(`Chuyển khoản: ${bank} ${payment.account}`, holder),
    ...(payment.content ? [`Nội dung: ${payment.content}`] : []),
  ];
}
