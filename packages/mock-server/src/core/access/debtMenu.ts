/** A debt document is worked on in the menu of its party's kind. */
import { MENU, type MenuID, type MenuName } from '../values/menus.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';

const MENUS = {
  [PARTY_TYPE.customer]: 'customerDebts',
  [PARTY_TYPE.partner]: 'partnerDebts',
  [PARTY_TYPE.aff]: 'affDebts',
  [PARTY_TYPE.pos]: 'posDebts',
} as const satisfies Readonly<Record<PartyType, MenuName>>;

/** Name of the menu of the debts of a kind of party. */
export function debtMenuName(type: PartyType): MenuName {
  return MENUS[type];
}

/** Menu of the debts of a kind of party. */
export function debtMenu(type: PartyType): MenuID {
  return MENU[MENUS[type]];
}
