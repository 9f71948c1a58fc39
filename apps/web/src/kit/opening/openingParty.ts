import type { OpeningBalance } from '@so-the/api-client';
import { useRightsOn } from '../access/useRights.ts';

/** Kind of what has an opening balance. */
export type OpeningKind = OpeningBalance['PartyType'];

/** Who an opening balance is entered for. */
export interface OpeningParty {
  PartyType: OpeningKind;
  PartyID: number;
  Name: string;
  /** What it is found by in the list of opening balances: its code; empty for cash. */
  code: string;
  /** Balance now in đồng, for the effect on the debt; absent for funds. */
  debt?: number;
}

/** Whose opening balance, by the words of its sign: who owes whom. Cash and accounts are never below zero. */
export const SIDES: Readonly<Partial<Record<OpeningKind, readonly [owes: string, isOwed: string]>>> = {
  1: ['Khách nợ cửa hàng', 'Cửa hàng nợ khách'],
  2: ['Đối tác nợ cửa hàng', 'Cửa hàng nợ đối tác'],
  3: ['CTV nợ cửa hàng', 'Cửa hàng nợ CTV'],
};

const PLACES = {
  1: ['/customer', '/debt/customer', 'approve'],
  2: ['/manager/partner', '/debt/partner', 'approve'],
  3: ['/manager/collaborators', '/debt/aff', 'approve'],
  4: ['/manager/pos', '/debt', 'approve'],
  5: ['/manager/bankcard', '/report/cashbook', 'lock'],
  6: ['/manager/bankcard', '/report/cashbook', 'lock'],
} as const satisfies Record<OpeningKind, readonly [string, string, 'approve' | 'lock']>;

/** Whether the person may enter opening balances of a kind: who edits the record and keeps its books. */
export function useMayOpenBalance(kind: OpeningKind): boolean {
  const rightsOn = useRightsOn();
  const [record, books, act] = PLACES[kind];
  return rightsOn(record).edit && rightsOn(books)[act];
}
