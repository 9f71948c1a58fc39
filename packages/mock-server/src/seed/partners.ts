/** Partners of every shop: a fee matrix with all its levels, POS codes in all four states, and orders of the three cases, some paid and some offset. */
import { offsetPartner } from '../core/debts/offsetPartner.ts';
import { payPartner, payReciprocal } from '../core/debts/payPartner.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import { accounts } from '../core/records/accounts.ts';
import { orderBalance } from '../core/ledger/balance.ts';
import { savePartner } from '../core/partners/savePartner.ts';
import { savePartnerFee } from '../core/partners/savePartnerFee.ts';
import { savePosCodeStatus } from '../core/posPartners/posCodes.ts';
import { savePosPartner } from '../core/posPartners/savePosPartner.ts';
import { LINE_KIND, SCHEDULE_STATUS, type PartnerMode } from '../core/records/schedule.ts';
import { changeScheduleStatus } from '../core/schedules/changeStatus.ts';
import { addLine } from '../core/schedules/moneyLines.ts';
import { orderTotals } from '../core/schedules/orderTotals.ts';
import { createSchedule } from '../core/schedules/saveSchedule.ts';
import { addWithdrawal } from '../core/schedules/swipes.ts';
import type { World } from '../core/store/world.ts';
import { actAs, must } from './actor.ts';
import { fullestAccount, type Branch } from './branch.ts';
import type { Dice } from './dice.ts';
import { lendFor } from './lending.ts';

const MILLION = 1_000_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A shop's dealings with one partner. */
interface Dealing {
  world: World;
  dice: Dice;
  branch: Branch;
  PartnerID: number;
  PosPartnerID: number;
  /** Moment of the next step, in milliseconds. */
  at: number;
  now: number;
}

const NAMES = [
  'Thẻ Vàng Sài Gòn',
  'POS Tân Bình',
  'Dịch vụ thẻ An Khang',
  'Cửa hàng Hồng Phúc',
  'Thẻ Bảo Long',
  'POS Thiên Ân',
];

/** Orders of a partner: its case and how many days ago it was worked on. */
const ORDERS: readonly { mode: PartnerMode; ago: number }[] = [
  { mode: 1, ago: 16 },
  { mode: 1, ago: 9 },
  { mode: 1, ago: 3 },
  { mode: 2, ago: 1 },
  { mode: 3, ago: 1 },
];

/** Plays the dealings of a shop with two more partners than it was equipped with; `place` is the shop's place among the shops. */
export function playPartners(world: World, dice: Dice, branch: Branch, place: number, now: number): void {
  for (const [index, Name] of NAMES.slice(place * 2, place * 2 + 2).entries()) {
    const dealing = meet({ world, dice, branch, now, at: startOf(now, 20 + index) }, Name);
    askForCodes(dealing);
    const orders = ORDERS.map(({ mode, ago }) => {
      dealing.at = startOf(now, ago) + dice.whole(0, 300) * MINUTE;
      return playOrder(dealing, mode);
    });
    settleUp(
      dealing,
      orders.filter((id) => id !== undefined),
    );
  }
}

function startOf(now: number, daysAgo: number): number {
  return Date.parse(`${businessDateOf(instantAt(now - daysAgo * DAY))}T09:00:00+07:00`);
}

function next(dealing: Omit<Dealing, 'PartnerID' | 'PosPartnerID'>) {
  const { dice, branch, at, now } = dealing;
  dealing.at += 7 * MINUTE;
  return actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(at, now));
}

function meet(met: Omit<Dealing, 'PartnerID' | 'PosPartnerID'>, Name: string): Dealing {
  const { world, dice, branch } = met;
  const account = { BankCode: 'VCB', AccountBank: dice.digits(10), AccountOwner: dice.person().name };
  const terms = { FeePercentDefault: 1500 + dice.whole(0, 4) * 10, DebtLimit: 300 * MILLION };
  const partner = { Name, Phone: `09${dice.digits(8)}`, Note: 'Đối soát thứ sáu hằng tuần', ...account, ...terms };
  const { PartnerID } = must(savePartner(world, partner, next(met)));
  const terminals = [1, 2].map((number) => {
    const PosName = `${Name} – máy ${number}`;
    return must(savePosPartner(world, { PosName, TID: dice.digits(8), PartnerID }, next(met))).posPartnerID;
  });
  const [PosPartnerID = 0, second = 0] = terminals;
  const Fees = [
    { PartnerID, PosPartnerID, TypeCard: 3 as const, FeePercent: 1550 },
    { PartnerID, PosPartnerID, FeePercent: 1400 },
    { PartnerID, PosPartnerID: second, FeePercent: 1450 },
    { PartnerID, PosID: branch.poses[0]?.posID, TypeCard: 1 as const, FeePercent: 1420 },
    { PartnerID, TypeCard: 3 as const, FeePercent: 1650 },
    { PartnerID, TypeCard: 5 as const, FeePercent: 1250 },
  ];
  must(savePartnerFee(world, { Fees }, next(met)));
  return { ...met, PartnerID, PosPartnerID };
}

/** One request left waiting, one approved, one refused, one revoked. */
function askForCodes(dealing: Dealing): void {
  const { world, dice, PosPartnerID } = dealing;
  const decide = (steps: readonly { Status: 1 | 2 | 3; Note?: string }[]) => {
    const asked = { PosPartnerID, PosCode: `MP-${dice.digits(8)}`, Note: 'Xin mã cho máy mới' };
    let code = must(savePosCodeStatus(world, asked, next(dealing)));
    for (const step of steps) {
      code = must(savePosCodeStatus(world, { ...step, LogID: code.LogID, Version: code.Version }, next(dealing)));
    }
  };
  decide([
    { Status: 1, Note: 'Đối tác đã cấp mã' },
    { Status: 3, Note: 'Máy đã trả cho đối tác' },
  ]);
  decide([{ Status: 2, Note: 'Đối tác chưa xác nhận' }]);
  decide([{ Status: 1, Note: 'Đối tác đã cấp mã' }]);
  decide([]);
}

/** A withdrawal in one of the three cases, played to its end; nothing when the shop has no usable card. */
function playOrder(dealing: Dealing, PartnerMode: PartnerMode): number | undefined {
  const { world, dice, branch, PartnerID, PosPartnerID } = dealing;
  const card = world.cards.get(branch.cardIds[dice.whole(0, Math.floor(branch.cardIds.length * 0.6))]);
  if (!card || card.Status !== 1) return undefined;
  const Amount = dice.whole(6, 24) * MILLION;
  const order = {
    ServiceType: 2 as const,
    CustomerID: card.CustomerID,
    CardDataID: card.cardDataID,
    Amount,
    PartnerMode,
    PartnerID,
    CustomerFeePercent: 1800,
  };
  const context = next(dealing);
  const { ScheduleID } = must(createSchedule(world, { ...order, AppointmentDate: context.now }, context));
  for (const Status of [SCHEDULE_STATUS.ready, SCHEDULE_STATUS.working]) {
    must(changeScheduleStatus(world, { ScheduleID, Status }, next(dealing)));
  }
  const PosID = branch.poses[dice.whole(0, branch.poses.length - 1)]?.posID;
  const answers = { OverrideReason: 'Khách mua hàng có hóa đơn', ApprovedBy: branch.shop.ownerId };
  const swipe = { ScheduleID, Amount, ...(PartnerMode === 1 ? { PosPartnerID } : { PosID }), ...answers };
  must(addWithdrawal(world, swipe, next(dealing)));
  must(changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.transferring }, next(dealing)));
  payCustomer(dealing, ScheduleID);
  must(changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.done }, next(dealing)));
  return ScheduleID;
}

function payCustomer(dealing: Dealing, ScheduleID: number): void {
  const { world } = dealing;
  const order = world.schedules.get(ScheduleID);
  const owed = order ? orderTotals(world, order).CustomerDebt : 0;
  if (owed >= 0) return;
  const line = { ScheduleID, Amount: -owed, ...byBank(dealing) };
  const context = next(dealing);
  lendFor(dealing, line, context);
  must(addLine(world, LINE_KIND.send, line, context));
}

function byBank({ world, dice, branch }: Dealing) {
  return { Method: 2 as const, BankCardID: fullestAccount(world, branch), RefNo: `FT${dice.digits(11)}` };
}

/** The oldest order is paid, the next in part and the last not at all; a share is paid and part of the payable is offset. */
function settleUp(dealing: Dealing, orders: readonly number[]): void {
  const { world, dice, branch, PartnerID } = dealing;
  const open = (id: number) => orderBalance(world, branch.shop.shopId, accounts.partner(PartnerID), id);
  const receivable = orders.filter((id) => open(id) > 0);
  dealing.at = startOf(dealing.now, 0) - 15 * 3_600_000;
  for (const [place, id] of receivable.slice(0, 2).entries()) {
    const Amount = place === 0 ? open(id) : Math.floor(open(id) / 2_000_000) * MILLION;
    if (Amount === 0) continue;
    const pay = { PartnerID, Amount, ScheduleIDs: [id], Note: 'Đối soát cuối tuần', ...byBank(dealing) };
    must(payPartner(world, pay, next(dealing)));
  }
  const share = orders.find((id) => world.schedules.get(id)?.PartnerMode === 3);
  if (share !== undefined && open(share) < 0) {
    must(payReciprocal(world, { PartnerID, Amount: -open(share), ...byBank(dealing) }, next(dealing)));
  }
  const Amount = 2 * MILLION + dice.whole(0, 9) * 100_000;
  const payable = orders.some((id) => open(id) < -Amount);
  if (!payable || !receivable.some((id) => open(id) > Amount)) return;
  must(offsetPartner(world, { PartnerID, Amount, Reason: 'Cấn trừ theo biên bản đối soát' }, next(dealing)));
}
