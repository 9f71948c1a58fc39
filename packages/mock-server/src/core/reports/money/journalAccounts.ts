/** An account of the journal is called what its figure is called elsewhere, so that lines added up by name are the figures of the reports. */
import type { Context } from '../../command/context.ts';
import { accountName } from '../../parties/accountName.ts';
import { partyOfAccount } from '../../parties/parties.ts';
import { accounts, idIn } from '../../records/accounts.ts';
import { PARTY_TYPE, type PartyType } from '../../records/debt.ts';
import type { World } from '../../store/world.ts';
import type { BookPlace } from './bookLines.ts';
import { resultLineOf } from '../figures/resultFigures.ts';
import { fundsOf, nameInView } from './funds.ts';

const DEBTS: Readonly<Record<PartyType, string>> = {
  [PARTY_TYPE.customer]: 'Công nợ khách',
  [PARTY_TYPE.partner]: 'Công nợ đối tác',
  [PARTY_TYPE.aff]: 'Công nợ CTV',
  [PARTY_TYPE.pos]: 'Công nợ POS',
};

/**
 * Tells where a line on an account of a shop stands: a fund as the cash book names it; a party with its debt
 * (`Công nợ khách: Nguyễn Thị Hoa`); an income, expense, adjustment or capital account by its line of the business
 * result, with its voucher type where the line has several (`Chi hoạt động: Lương`). In the company view each with its shop.
 */
export function journalPlaces(world: World, shopId: number, context: Context): (account: string) => BookPlace {
  const places = new Map<string, BookPlace>();
  for (const { account: Account, AccountType, AccountID, Fund } of fundsOf(world, [shopId], {}, context)) {
    places.set(Account, { Account, AccountType, AccountID, Fund });
  }
  return (Account) => {
    let place = places.get(Account);
    if (!place)
      places.set(Account, (place = { Account, Fund: nameInView(world, shopId, nameOf(world, Account), context) }));
    return place;
  };
}

function nameOf(world: World, account: string): string {
  const party = partyOfAccount(world, account);
  if (party) return `${DEBTS[party.PartyType]}: ${party.Name}`;
  const line = resultLineOf(account);
  if (line === undefined) return accountName(world, account);
  if (account === accounts.partnerFee) return `${line}: Thẻ của đối tác`;
  const type = account.includes('/other/') ? world.voucherTypes.get(idIn(account))?.name : undefined;
  return type === undefined ? line : `${line}: ${type}`;
}
