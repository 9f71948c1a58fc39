/** Who works here, whom the shop deals with and with what stand in collections, each with the indexes the rules search by. */
import type { LoginTry, Permission, Session, Shop, User } from '../records/account.ts';
import type { CalendarPayment, Card, CardDismissal, CardHold } from '../records/card.ts';
import { dayKey, dayOfRow } from '../records/dayOfRow.ts';
import type { BankCard, Pos, PosCode, PosPartner } from '../records/funds.ts';
import {
  affKey,
  type Aff,
  type Customer,
  type CustomerComment,
  type Partner,
  type PartnerFee,
} from '../records/people.ts';
import { Collection } from './collection.ts';

/** Shops, people, their cards, funds and terminals: empty. */
export function createRecords() {
  return {
    shops: new Collection<Shop, 'owner'>((row) => row.ShopID, { owner: (row) => row.OwnerUserID }),
    users: new Collection<User, 'name' | 'owner' | 'refer'>((row) => row.UserID, {
      name: (row) => row.UserName,
      owner: (row) => row.OwnerUserID,
      refer: (row) => row.ReferCode,
    }),
    sessions: new Collection<Session, 'token' | 'user'>((row) => row.SessionID, {
      token: (row) => row.TokenHash,
      user: (row) => row.UserID,
    }),
    loginTries: new Collection<LoginTry>((row) => row.SlotID, {}),
    permissions: new Collection<Permission, 'staff'>((row) => row.PermissionID, { staff: (row) => row.StaffID }),
    bankCards: new Collection<BankCard, 'shop'>((row) => row.BankCardID, { shop: (row) => row.ShopID }),
    customers: new Collection<Customer, 'shop' | 'phone' | 'day' | 'aff'>((row) => row.CustomerID, {
      shop: (row) => row.ShopID,
      day: (row) => dayKey(row, dayOfRow.customers(row)),
      aff: (row) => (row.IsDeleted || row.AffID === undefined ? undefined : affKey(row.ShopID, row.AffID)),
      phone: (row) => (row.IsDeleted ? undefined : `${row.ShopID}|${row.Phone}`),
    }),
    comments: new Collection<CustomerComment, 'customer' | 'schedule'>((row) => row.CommentID, {
      customer: (row) => row.CustomerID,
      schedule: (row) => row.ScheduleID,
    }),
    affs: new Collection<Aff, 'shop'>((row) => row.affID, { shop: (row) => row.ShopID }),
    partners: new Collection<Partner, 'shop'>((row) => row.PartnerID, { shop: (row) => row.ShopID }),
    partnerFees: new Collection<PartnerFee, 'partner'>((row) => row.ConfigPartnerFeeShopID, {
      partner: (row) => row.PartnerID,
    }),
    cards: new Collection<Card, 'shop' | 'customer'>((row) => row.cardDataID, {
      shop: (row) => row.ShopID,
      customer: (row) => row.CustomerID,
    }),
    cardHolds: new Collection<CardHold, 'card'>((row) => row.HoldID, { card: (row) => row.CardDataID }),
    calendars: new Collection<CalendarPayment, 'shop' | 'card'>((row) => row.CalendarID, {
      shop: (row) => row.ShopID,
      card: (row) => row.CardDataID,
    }),
    cardDismissals: new Collection<CardDismissal, 'card'>((row) => row.DismissalID, { card: (row) => row.CardDataID }),
    poses: new Collection<Pos, 'shop' | 'tid'>((row) => row.posID, {
      shop: (row) => row.ShopID,
      tid: (row) => (row.IsDeleted ? undefined : row.TID),
    }),
    posPartners: new Collection<PosPartner, 'shop' | 'partner'>((row) => row.posPartnerID, {
      shop: (row) => row.ShopID,
      partner: (row) => row.PartnerID,
    }),
    posCodes: new Collection<PosCode, 'shop' | 'posPartner'>((row) => row.LogID, {
      shop: (row) => row.ShopID,
      posPartner: (row) => row.PosPartnerID,
    }),
  };
}
