import { useWatch } from 'react-hook-form';
import type { BankCard } from '@so-the/api-client';
import { DescriptionList, Icon, Notice } from '@so-the/ui';
import { businessDay, formatDate, formatMoney, vietnamToday } from '@so-the/ui/format';
import { useOwnShop } from '../../access/useOwnShop.ts';
import { TRANSFER, type FundBody } from './fund.ts';
import { fundOf, type TransferValues } from './transferValues.ts';

/** Props of {@link TransferEffect}. */
export interface TransferEffectProps {
  accounts: readonly BankCard[];
  /** A chosen fund in words. */
  nameOf: (chosen: number | null) => string;
  /** What lies in a fund, in đồng; undefined for who may not see it. */
  balanceOf: (fund: FundBody) => number | undefined;
}

/** Told while a transfer is typed: what both funds hold before and after it, and which was counted on or after its day. */
export function TransferEffect({ accounts, nameOf, balanceOf }: TransferEffectProps) {
  const [from, to, amount, date] = useWatch<TransferValues, ['From', 'To', 'Amount', 'VoucherDate']>({
    name: ['From', 'To', 'Amount', 'VoucherDate'],
  });
  const shop = useOwnShop();
  const day = businessDay(date) ?? vietnamToday();
  const moves = [
    { chosen: from, change: -(amount ?? 0) },
    { chosen: to, change: amount ?? 0 },
  ].filter(({ chosen }) => chosen !== null);
  const items = moves.flatMap(({ chosen, change }) => {
    const before = balanceOf(fundOf(chosen));
    if (before === undefined) return [];
    const value = (
      <>
        {formatMoney(before)} <Icon name="arrow-right" size={14} label="thành" /> {formatMoney(before + change)}
      </>
    );
    return [{ label: `Tồn ${nameOf(chosen)}`, value }];
  });
  const lockOf = ({ Method, BankCardID }: FundBody) =>
    Method === TRANSFER ? accounts.find((each) => each.BankCardID === BankCardID)?.LockedTo : shop?.CashLockedTo;
  const locked = moves.flatMap(({ chosen }) => {
    const until = lockOf(fundOf(chosen));
    // Where the whole shop is closed the form says that instead.
    return until !== undefined && day <= until && day > (shop?.LockDate ?? '') ? [{ chosen, until }] : [];
  });
  return (
    <>
      {items.length > 0 && <DescriptionList items={items} />}
      {locked.map(({ chosen, until }) => (
        <Notice key={chosen} tone="warning">{`Quỹ ${nameOf(chosen)} đã khóa đến ngày ${formatDate(until)}`}</Notice>
      ))}
    </>
  );
}
