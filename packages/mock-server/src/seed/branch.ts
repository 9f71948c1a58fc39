/** A shop of the demo is equipped before its first customer comes: accounts, terminals, a partner, collaborators. */
import type { Context } from '../core/command/context.ts';
import { saveBankCard } from '../core/bankCards/bankCards.ts';
import { saveAff } from '../core/affs/saveAff.ts';
import { savePartnerFee } from '../core/partners/savePartnerFee.ts';
import { savePosPartner } from '../core/posPartners/savePosPartner.ts';
import { savePartner } from '../core/partners/savePartner.ts';
import { savePos } from '../core/pos/savePos.ts';
import { accounts } from '../core/records/accounts.ts';
import { balanceOf } from '../core/ledger/balance.ts';
import type { Pos } from '../core/records/funds.ts';
import type { World } from '../core/store/world.ts';
import type { SeededShop } from './accounts.ts';
import { must } from './actor.ts';
import type { Dice } from './dice.ts';

const MILLION = 1_000_000;

/** What a shop has to work with, and what the demo remembers of its days. */
export interface Branch {
  shop: SeededShop;
  bankCardIds: number[];
  poses: Pos[];
  partnerId: number;
  posPartnerId: number;
  affIds: number[];
  /** Customers of the shop as they come, with their cards. */
  cardIds: number[];
  /** Cards they bring by the last day: what its costs and its capital are meant for. */
  cards: number;
  /** Customers and orders whose fee is still open. */
  unpaid: { customerId: number; scheduleId: number; since: number }[];
  /** Money a POS owes, by the day it is due. */
  dueBack: { posId: number; dueDate: string; amount: number }[];
  invoices: number;
}

/** How a shop is equipped. */
export interface Equipment {
  /** Opening balance of the main account, in đồng. */
  capital: number;
  banks: { BankCode: string; AccountNo: string }[];
  /** Each with the place of its parent POS, if it is below one. */
  poses: { PosName: string; TID: string; BankID: number; parent?: number }[];
  partner: string;
  /** Business in times of the usual. */
  times: number;
  /** Cards its customers bring by the last day. */
  cards?: number;
}

/** The equipment for so many times the usual business: more capital, wider limits. */
export function equipmentFor(place: number, times: number): Equipment {
  const plan = EQUIPMENT[place];
  if (!plan) throw new Error(`The demo has a shop number ${place} without equipment. Add it to EQUIPMENT.`);
  return { ...plan, capital: plan.capital * times, times };
}

/** The three shops of the demo: eight own POS and three of partners. */
const EQUIPMENT: readonly Omit<Equipment, 'times'>[] = [
  {
    capital: 4000 * MILLION,
    banks: [
      { BankCode: 'VCB', AccountNo: '1017595600' },
      { BankCode: 'TCB', AccountNo: '19031234567890' },
    ],
    poses: [
      { PosName: 'Máy VCB quầy 1', TID: '24531876', BankID: 1 },
      { PosName: 'Máy TCB quầy 2', TID: '66120931', BankID: 5 },
      { PosName: 'Máy MB di động', TID: '35900412', BankID: 6, parent: 0 },
      { PosName: 'Máy ACB quầy 1', TID: '71880254', BankID: 7 },
    ],
    partner: 'Cửa hàng Minh Phát',
  },
  {
    capital: 4000 * MILLION,
    banks: [{ BankCode: 'TCB', AccountNo: '19035678901011' }],
    poses: [
      { PosName: 'Máy TCB Gò Vấp', TID: '66120988', BankID: 5 },
      { PosName: 'Máy VPB Gò Vấp', TID: '52007133', BankID: 8 },
    ],
    partner: 'POS Hoàng Gia',
  },
  {
    capital: 3000 * MILLION,
    banks: [{ BankCode: 'MB', AccountNo: '0451000345678' }],
    poses: [
      { PosName: 'Máy MB Thủ Đức', TID: '35900777', BankID: 6 },
      { PosName: 'Máy STB Thủ Đức', TID: '48210065', BankID: 10 },
    ],
    partner: 'Thẻ Thành Công',
  },
];

/** The account of a shop that holds the most: money goes out where there is money. */
export function fullestAccount(world: World, { shop, bankCardIds }: Branch): number | undefined {
  const balance = (id: number) => balanceOf(world, shop.shopId, accounts.bank(id));
  return bankCardIds.toSorted((a, b) => balance(b) - balance(a))[0];
}

/** Equips a shop. */
export function equipBranch(world: World, dice: Dice, shop: SeededShop, plan: Equipment, context: Context): Branch {
  const bankCardIds = plan.banks.map((bank, place) => {
    const OpeningBalance = plan.capital / (place + 1);
    return must(saveBankCard(world, { ...bank, AccountOwner: 'Trần Văn Chủ', OpeningBalance }, context)).BankCardID;
  });
  const poses: Pos[] = [];
  for (const [place, { parent = -1, ...pos }] of plan.poses.entries()) {
    const money = { bankCardId: bankCardIds[place % bankCardIds.length], parentId: poses[parent]?.posID };
    poses.push(addPos(world, pos, { place, times: plan.times, ...money }, context));
  }
  const phone = () => `09${dice.digits(8)}`;
  const partner = must(savePartner(world, { Name: plan.partner, Phone: phone() }, context));
  const { PartnerID } = partner;
  const FromDate = context.businessDate;
  const posPartner = must(
    savePosPartner(world, { PosName: `POS ${plan.partner}`, TID: dice.digits(8), PartnerID }, context),
  );
  must(savePartnerFee(world, { Fees: [{ PartnerID, FeePercent: 1500, FromDate }] }, context));
  must(
    savePartnerFee(
      world,
      { Fees: [{ PartnerID, PosPartnerID: posPartner.posPartnerID, FeePercent: 1400, FromDate }] },
      context,
    ),
  );
  const affIds = [0, 1, 2].map(() => {
    const Percents = [{ Percent: dice.pick([100, 150, 200]) }, { TypeCard: 3 as const, Percent: 250 }];
    return must(saveAff(world, { FullName: dice.person().name, Phone: phone(), Percents }, context)).affID;
  });
  const memory = { cardIds: [], cards: plan.cards ?? 0, unpaid: [], dueBack: [], invoices: 0 };
  return { shop, bankCardIds, poses, partnerId: PartnerID, posPartnerId: posPartner.posPartnerID, affIds, ...memory };
}

function addPos(
  world: World,
  pos: Omit<Equipment['poses'][number], 'parent'>,
  { place, times, bankCardId, parentId }: { place: number; times: number; bankCardId?: number; parentId?: number },
  context: Context,
): Pos {
  const limits = {
    MinPerBill: MILLION,
    MaxPerBill: 100 * MILLION,
    MaxPerDay: 600 * MILLION * times,
    MaxPerMonth: 12_000 * MILLION * times,
    AvgTicket: 26 * MILLION,
  };
  const Fees = [
    { FeePercent: 1320 + place * 20 },
    { TypeCard: 3 as const, FeePercent: 1480 + place * 20 },
    { TypeCard: 5 as const, FeePercent: 1100 },
  ];
  const money = { BankCardID: bankCardId, PosParentID: parentId, SettleDays: place % 2, SkipHoliday: place % 2 === 1 };
  const MID = `0000000${pos.TID.slice(0, 5)}`;
  return must(savePos(world, { ...pos, ...limits, ...money, Fees, PosCode: `POS0${place + 1}`, MID }, context));
}
