import type { Schemas } from '@so-the/api-client';
import type { PartyDebt } from '../../kit/debt/partyDebt.ts';
import { PATHS } from '../../kit/places/paths.ts';

/** A kind of party that orders make owe or be owed, and the words its screen says it in. */
export interface PartyKind {
  /** Number of the kind in the contract. */
  type: Exclude<Schemas['DebtType'], 4>;
  path: string;
  title: string;
  /** "khách hàng" */
  noun: string;
  /** The same where the sentence is short: "khách". */
  short: string;
  /** Over a balance: above zero, and below. */
  owes: string;
  isOwed: string;
}

/** Props of what is done about one party's debt. */
export interface PartyActionsProps {
  kind: PartyKind;
  party: PartyDebt;
}

export const CUSTOMERS: PartyKind = {
  type: 1,
  path: PATHS.customerDebts,
  title: 'Công nợ khách hàng',
  noun: 'khách hàng',
  short: 'khách',
  owes: 'Khách đang nợ',
  isOwed: 'Cửa hàng đang nợ khách',
};

export const PARTNERS: PartyKind = {
  type: 2,
  path: PATHS.partnerDebts,
  title: 'Công nợ đối tác',
  noun: 'đối tác',
  short: 'đối tác',
  owes: 'Đối tác đang nợ',
  isOwed: 'Cửa hàng đang nợ đối tác',
};

export const COLLABORATORS: PartyKind = {
  type: 3,
  path: PATHS.collaboratorDebts,
  title: 'Công nợ cộng tác viên',
  noun: 'cộng tác viên',
  short: 'CTV',
  owes: 'Cộng tác viên đang nợ',
  isOwed: 'Cửa hàng đang nợ cộng tác viên',
};
