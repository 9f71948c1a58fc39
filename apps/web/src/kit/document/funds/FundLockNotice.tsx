import { Notice } from '@so-the/ui';
import { businessDay, formatDate, vietnamToday } from '@so-the/ui/format';
import { useWatch } from 'react-hook-form';
import { useListBankCardsQuery } from '../../../api/bankCardApi.ts';
import { accountName } from '../../pickers/accountName.ts';
import { TRANSFER, type FundValues } from './fund.ts';
import { useOwnShop } from '../../access/useOwnShop.ts';

/** Names of the field that says on which day money is posted; a form without one, or with none filled in, posts today. */
interface PostedOn {
  PaidAt: string | null;
  VoucherDate: string | null;
  Date: string | null;
}

/** Told below a chosen fund that was counted on or after the form's day: the server would refuse to move it (domain §2(p)). */
export function FundLockNotice() {
  const shop = useOwnShop();
  const fund = useChosenFund(shop?.CashLockedTo);
  const days = useWatch<PostedOn>({ name: ['PaidAt', 'VoucherDate', 'Date'] });
  const day = businessDay(days.find(Boolean) ?? '') ?? vietnamToday();
  // Where the whole shop is closed the form says that instead.
  if (fund?.lockedTo === undefined || day > fund.lockedTo || day <= (shop?.LockDate ?? '')) return null;
  return <Notice tone="warning">{`Quỹ ${fund.name} đã khóa đến ngày ${formatDate(fund.lockedTo)}`}</Notice>;
}

/** The fund the form takes now, and the day up to which it is locked; undefined while none is chosen. */
function useChosenFund(cashLockedTo: string | undefined): { name: string; lockedTo: string | undefined } | undefined {
  const [method, id] = useWatch<FundValues, ['Method', 'BankCardID']>({ name: ['Method', 'BankCardID'] });
  const accounts = useListBankCardsQuery({ PageSize: 500 }, { skip: method !== TRANSFER });
  if (method !== TRANSFER) return { name: 'Tiền mặt', lockedTo: cashLockedTo };
  const account = accounts.data?.Data.find(({ BankCardID }) => BankCardID === id);
  return account && { name: accountName(account), lockedTo: account.LockedTo };
}
