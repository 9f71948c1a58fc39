import type { Aff, OpeningBalance, Partner } from '@so-the/api-client';
import { useHas } from '../access/useHas.ts';
import { useRightsOn } from '../access/useRights.ts';
import { PATHS } from '../places/paths.ts';

/** Kind of what has an opening balance. */
export type OpeningKind = OpeningBalance['PartyType'];

/** Kinds of {@link OpeningKind} that lists of records offer. */
export const PARTNER_OPENING = 2;
export const AFF_OPENING = 3;

/** Who an opening balance is entered for. */
export interface OpeningParty<Kind extends OpeningKind = OpeningKind> {
  PartyType: Kind;
  PartyID: number;
  Name: string;
  /** What it is found by in the list of opening balances: its code; empty for cash. */
  code: string;
  /** Balance now in đồng, for the effect on the debt; absent for funds. */
  debt?: number;
}

/** A partner as one an opening balance is entered for. */
export function partnerOpening({
  PartnerID: PartyID,
  Name,
  Code: code,
  Debt: debt,
}: Partner): OpeningParty<typeof PARTNER_OPENING> {
  return { PartyType: PARTNER_OPENING, PartyID, Name, code, debt };
}

/** A collaborator as one an opening balance is entered for. */
export function affOpening({
  affID: PartyID,
  FullName: Name,
  Code: code,
  Debt: debt,
}: Aff): OpeningParty<typeof AFF_OPENING> {
  return { PartyType: AFF_OPENING, PartyID, Name, code, debt };
}

/** Whose opening balance, by the words of its sign: who owes whom. Cash and accounts are never below zero. */
export const SIDES: Readonly<Partial<Record<OpeningKind, readonly [owes: string, isOwed: string]>>> = {
  1: ['Khách nợ cửa hàng', 'Cửa hàng nợ khách'],
  2: ['Đối tác nợ cửa hàng', 'Cửa hàng nợ đối tác'],
  3: ['CTV nợ cửa hàng', 'Cửa hàng nợ CTV'],
};

const PLACES = {
  1: [PATHS.customers, PATHS.customerDebts, 'approve'],
  2: [PATHS.partners, PATHS.partnerDebts, 'approve'],
  3: [PATHS.collaborators, PATHS.collaboratorDebts, 'approve'],
  4: [PATHS.pos, PATHS.debts, 'approve'],
  5: [PATHS.bankAccounts, PATHS.cashBook, 'lock'],
  6: [PATHS.bankAccounts, PATHS.cashBook, 'lock'],
} as const satisfies Record<OpeningKind, readonly [string, string, 'approve' | 'lock']>;

/** Whether the person may enter opening balances of a kind: who edits the record and keeps its books, where the API has them. */
export function useMayOpenBalance(kind: OpeningKind): boolean {
  const rightsOn = useRightsOn();
  const has = useHas('saveOpeningBalances', 'listOpeningBalances');
  const [record, books, act] = PLACES[kind];
  return has && rightsOn(record).edit && rightsOn(books)[act];
}
