/** A debt document is worked on in the menu of its party's kind. */
import { MENU, type MenuID } from '../access/menus.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';

const MENUS: Readonly<Record<PartyType, MenuID>> = {
  [PARTY_TYPE.customer]: MENU.customerDebts,
  [PARTY_TYPE.partner]: MENU.partnerDebts,
  [PARTY_TYPE.aff]: MENU.affDebts,
  [PARTY_TYPE.pos]: MENU.posDebts,
};

/** Menu of the debts of a kind of party. */
export function debtMenu(type: PartyType): MenuID {
  return MENUS[type];
}
