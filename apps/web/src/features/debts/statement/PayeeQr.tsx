import { VietQr } from '@so-the/ui';
import type { Payee } from '../../../kit/print/usePayee.ts';

/** The code that pays what the party owes into the shop's account. */
export function PayeeQr(payee: Payee) {
  return (
    <section aria-label="Chuyển khoản số còn nợ">
      <p>Quét mã để chuyển khoản số thu được hiện nay:</p>
      <VietQr {...payee} size={128} />
    </section>
  );
}
