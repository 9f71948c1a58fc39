/** The stage of random stories: a shop with two customers, three cards, two own POS, a partner and a collaborator, the company over it, and a clock. */
import { ACTION, MENU } from '../values/menus.ts';
import { saveCard } from '../cards/saveCard.ts';
import type { Context } from '../command/context.ts';
import { saveCustomer } from '../customers/saveCustomer.ts';
import { businessDateOf, instantAt } from '../values/dates.ts';
import { savePartnerFee } from '../partners/savePartnerFee.ts';
import { savePosPartner } from '../posPartners/savePosPartner.ts';
import { savePartner } from '../partners/savePartner.ts';
import { savePos } from '../pos/savePos.ts';
import { createShop } from '../shops/createShop.ts';
import { loadWorld, saveWorld } from '../store/world.ts';
import { hire, openCompany } from './openCompany.ts';
import { contextAt, must, openShop, stockShop, type TestShop } from './openShop.ts';

/** Everything a story may touch. */
export interface Stage extends TestShop {
  cards: { cardId: number; customerId: number }[];
  posIds: number[];
  partnerId: number;
  posPartnerId: number;
  /** Who approves beside the owner. */
  secondId: number;
  /** Milliseconds of the stage's clock. */
  at: number;
}

const START = Date.parse('2026-11-20T09:00:00+07:00');

let untouched: Stage | undefined;

/** A new stage, always the same. */
export function openStage(): Stage {
  untouched ??= founded();
  return copyOf(untouched);
}

function founded(): Stage {
  const shop = openShop();
  openCompany(shop);
  return furnish(shop);
}

/** A stage of its own in the same state: rows and entries are never changed in place, so both may hold the same ones. */
export function copyOf(stage: Stage): Stage {
  return { ...stage, world: loadWorld(saveWorld(stage.world)) };
}

/** Stages that share one world and one owner: so many shops below one company, with the same people and machines in each. */
export function openBranches(count: number): Stage[] {
  const first = openStage();
  const { world, owner } = first;
  const others = Array.from({ length: count - 1 }, (_, place) => {
    const terms = { OwnerUserID: owner.userId, ExpiredDate: '2027-11-20' };
    const { ShopID } = createShop(world, { ShopName: `Chi nhánh ${place + 2}`, ...terms }, owner);
    const user = world.users.get(owner.userId);
    if (user) world.users.put({ ...user, ShopIDs: [...user.ShopIDs, ShopID] });
    return furnish(stockShop(world, { ...owner, shopId: ShopID }));
  });
  return [first, ...others];
}

function furnish(shop: TestShop): Stage {
  const { world, owner, customerId, cardId, posId } = shop;
  const second = must(saveCustomer(world, { FullName: 'Lê Văn Bình', Phone: '0911222333' }, owner)).CustomerID;
  const card = { HolderName: 'Le Van Binh', BankID: 7, Last4: '0007', DateDues: 3, LimitAmount: 60_000_000 };
  const own = must(saveCard(world, { ...card, CustomerID: second, Bin: '356418' }, owner)).cardDataID;
  const wife = must(saveCard(world, { ...card, CustomerID: second, Last4: '0008' }, owner)).cardDataID;
  const limits = { MinPerBill: 1_000_000, MaxPerBill: 60_000_000, MaxPerDay: 150_000_000 };
  const Fees = [{ FeePercent: 1410 }, { TypeCard: 3 as const, FeePercent: 1777 }];
  const pos = must(
    savePos(
      world,
      { PosName: 'Máy hai', TID: String(99_989_999 + owner.shopId), BankID: 7, PosParentID: posId, Fees, ...limits },
      owner,
    ),
  ).posID;
  const { PartnerID } = must(savePartner(world, { Name: 'Đối tác', Phone: '0933333333' }, owner));
  const { posPartnerID } = must(savePosPartner(world, { PosName: 'POS đối tác', PartnerID }, owner));
  must(savePartnerFee(world, { Fees: [{ PartnerID, FeePercent: 1503, FromDate: owner.businessDate }] }, owner));
  const cards = [
    { cardId, customerId },
    { cardId: own, customerId: second },
    { cardId: wife, customerId: second },
  ];
  const menus = [
    MENU.customerDebts,
    MENU.partnerDebts,
    MENU.affDebts,
    MENU.posDebts,
    MENU.vouchers,
    MENU.badExpenses,
    MENU.advances,
  ];
  const approve = [ACTION.view, ACTION.approve, ACTION.lockBooks];
  const rights = menus.map((MenuID) => ({ MenuID, ActionIDs: approve }));
  const secondId = hire(shop, `duyet${owner.shopId}`, ...rights).userId;
  const places = { posIds: [posId, pos], partnerId: PartnerID, posPartnerId: posPartnerID };
  return { ...shop, cards, ...places, secondId, at: START };
}

/** The owner's call now; every call takes a minute. */
export function nowOf(stage: Stage): Context {
  stage.at += 60_000;
  return contextAt(instantAt(stage.at), stage.owner.userId, stage.owner.shopId);
}

/** Moves the clock to nine o'clock of the next day. */
export function nextDay(stage: Stage): void {
  const today = Date.parse(`${businessDateOf(instantAt(stage.at))}T09:00:00+07:00`);
  stage.at = today + 86_400_000;
}
