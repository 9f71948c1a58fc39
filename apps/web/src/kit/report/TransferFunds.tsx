import { Button } from '@so-the/ui';
import { useIsCompany } from '../../session/useIsCompany.ts';
import { useHas } from '../access/useHas.ts';
import { useRights } from '../access/useRights.ts';
import { TransferDialog } from '../document/funds/TransferDialog.tsx';
import { PATHS } from '../places/paths.ts';
import { useOpenRecord } from '../record/useOpenRecord.ts';

/** The button that moves money between the own funds of the shop, or of the company, and its form: for who may write vouchers there, on an API that has the call. */
export function TransferFunds() {
  const has = useHas('transferFund');
  const isCompany = useIsCompany();
  const { add } = useRights(isCompany ? PATHS.companyVouchers : PATHS.vouchers);
  const form = useOpenRecord('chuyen');
  if (!has || !add) return null;
  return (
    <>
      <Button onClick={form.add}>Chuyển quỹ</Button>
      {form.id !== null && <TransferDialog onClose={form.close} />}
    </>
  );
}
