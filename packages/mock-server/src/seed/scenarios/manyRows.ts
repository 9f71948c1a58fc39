/** More rows than a page of every list: records of each kind in the first shop, a rush of orders, and more than 99 cards due. */
import { saveAff } from '../../core/affs/saveAff.ts';
import { grant } from '../../core/access/rights.ts';
import { saveStaff } from '../../core/staff/saveStaff.ts';
import { referCodeOf } from '../../core/staff/referCode.ts';
import { saveBankCard } from '../../core/bankCards/bankCards.ts';
import { BANKS } from '../../core/values/banks.ts';
import { saveCard } from '../../core/cards/saveCard.ts';
import { COMPANY_SHOP_ID, type Context } from '../../core/command/context.ts';
import { addDays, businessDateOf } from '../../core/values/dates.ts';
import { savePartner } from '../../core/partners/savePartner.ts';
import { savePos } from '../../core/pos/savePos.ts';
import { savePosPartner } from '../../core/posPartners/savePosPartner.ts';
import { saveShop } from '../../core/shops/saveShop.ts';
import { saveVoucherType } from '../../core/vouchers/saveVoucherType.ts';
import { actAs, must } from '../actor.ts';
import { STAFF_PASSWORD } from '../passwords.ts';
import type { Dice } from '../dice.ts';
import { enterVouchers } from '../enterVouchers.ts';
import { openShops, playOrders, type OpenedShop } from '../openShops.ts';
import { makePartnerAppointments } from '../partnerAppointments.ts';
import { STREETS } from '../words.ts';
import type { Stage } from './scenario.ts';

/** Customers in times of what a scenario of a few days has. */
const CROWD = 12;
/** More than a page of any list begins with. */
const RECORDS = 60;
/** People and shops are on one page each. */
const PEOPLE = 24;
/** More than a badge counts. */
const CARDS_DUE = 120;
const ORDERS = 66;
const PARTNER_ORDERS = 24;

/** Plays a rush in the first shop and enters more records of each kind than a page shows. */
export function manyRows(stage: Stage): void {
  const { dice, volume } = stage;
  const [shop] = openShops({ ...stage, volume: { ...volume, customers: volume.customers * CROWD } }, 2, 8);
  if (!shop) return;
  playOrders(
    shop,
    0,
    Array.from({ length: ORDERS }, (_, order) => (order % 3 === 0 ? 'appointment' : 'done')),
  );
  const { ownerId } = shop.branch.shop;
  const owner = actAs(dice, ownerId, shop.branch.shop.shopId, shop.day(0).from);
  enterRecords(stage, shop, owner);
  enterPeople(stage, owner);
  for (let place = 0; place < RECORDS; place += 1) {
    for (const context of [owner, { ...owner, shopId: COMPANY_SHOP_ID }]) {
      const name = `Khoản ${place % 2 === 0 ? 'thu' : 'chi'} định kỳ số ${place + 1}`;
      must(
        saveVoucherType(
          stage.world,
          { name, type: place % 2 === 0 ? 1 : 2, IsBusinessResult: true, status: 1 },
          context,
        ),
      );
    }
  }
  for (const shopId of [owner.shopId, COMPANY_SHOP_ID]) enterVouchers(stage.world, { ...owner, shopId }, RECORDS);
  makePartnerAppointments(stage.world, owner, PARTNER_ORDERS);
  makeDue(stage, shop, owner);
}

function enterRecords({ world, dice }: Stage, { branch }: OpenedShop, context: Context): void {
  for (let place = 0; place < RECORDS; place += 1) {
    const Address = `${place + 2} ${dice.pick(STREETS)}, TP. Hồ Chí Minh`;
    const Name = `Cửa hàng ${dice.person().name}`;
    const { PartnerID } = must(
      savePartner(world, { Name, Phone: phone(dice), Address, FeePercentDefault: 1500 }, context),
    );
    const bank = BANKS[place % BANKS.length];
    const BankID = bank?.BankID ?? 1;
    const TID = String(80_000_000 + place);
    must(savePosPartner(world, { PosName: `POS ${Name}`, TID, PartnerID }, context));
    const PosName = `Máy ${bank?.BankName} số ${place + 1}`;
    const Fees = [{ FeePercent: 1320 }];
    must(savePos(world, { PosName, TID, BankID, BankCardID: branch.bankCardIds[0], Fees }, context));
    const AccountOwner = dice.person().name;
    must(saveBankCard(world, { BankCode: bank?.BankCode ?? '', AccountNo: dice.digits(12), AccountOwner }, context));
    must(saveAff(world, { FullName: dice.person().name, Phone: phone(dice), Percents: [{ Percent: 150 }] }, context));
  }
}

/** All have the password of the first, which is slow to hash. */
function enterPeople({ world, dice }: Stage, context: Context): void {
  const form = { FullName: dice.person().name, UserName: 'thungan.0', ShopIDs: [context.shopId] };
  const first = must(saveStaff(world, { ...form, GroupID: 4, Password: STAFF_PASSWORD, Status: 1 }, context));
  const rights = world.permissions.by('staff', first.UserID);
  for (let place = 1; place <= PEOPLE; place += 1) {
    const UserID = world.users.nextId;
    const person = { FullName: dice.person().name, Phone: phone(dice), UserName: `thungan.${place}` };
    world.users.put({ ...first, ...person, UserID, ReferCode: referCodeOf(UserID, first.PasswordHash) });
    grant(world, UserID, rights);
    const ShopName = `Thẻ ${STREETS[place % STREETS.length]?.split(',')[0]} ${place}`;
    must(saveShop(world, { ShopName, RoundFeeTo: 1000, NotifyDays: 3, Status: 1 }, context));
  }
}

/** Moves the due day of cards to the coming week, and the end of their validity to this month's. */
function makeDue({ world }: Stage, { branch }: OpenedShop, context: Context): void {
  for (const [place, cardId] of branch.cardIds.slice(0, CARDS_DUE).entries()) {
    const card = world.cards.get(cardId);
    const due = addDays(businessDateOf(context.now), place % 8);
    const [ExpYear, ExpMonth] = context.businessDate.split('-').map(Number);
    if (card) must(saveCard(world, { ...card, DateDues: Number(due.slice(8)), ExpYear, ExpMonth }, context));
  }
}

function phone(dice: Dice): string {
  return `09${dice.digits(8)}`;
}
