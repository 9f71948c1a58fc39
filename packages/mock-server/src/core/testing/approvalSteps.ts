/** Steps of a story around what needs two persons: losses, vouchers and reopenings are approved, refused and taken back. */
import { grant } from '../access/rights.ts';
import { decideHeld } from '../inbox/decideHeld.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { done } from '../command/result.ts';
import { reopenDay } from '../dayMoney/reopenDay.ts';
import { decideLoss } from '../losses/decideLoss.ts';
import { HELD_STATUS } from '../records/heldWrite.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { hasVoucherType } from '../records/voucher.ts';
import { decideVoucher } from '../vouchers/decideVoucher.ts';
import { inBooks } from './moneySteps.ts';
import { noteApprovedOpening } from './openingSteps.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, type Step, type Told } from './storyStep.ts';

/** A voucher is approved or refused, waiting or not, mostly by the second person. */
export function decideAnyVoucher(stage: Stage, step: Step): Told | undefined {
  const voucher = pickFrom(stage.world.vouchers.rows, step.a);
  if (!voucher || !hasVoucherType(voucher)) return undefined;
  const ofCompany = voucher.ShopID === COMPANY_SHOP_ID;
  const context = ofCompany ? inBooks(stage, true) : asDecider(stage, step);
  const result = decideVoucher(stage.world, voucher.type, { ...voucher, ...decisionOf(step) }, context);
  return { words: `${wordOf(step)} phiếu ${voucher.Code} bởi ${context.userId}`, result };
}

/** A loss is approved or refused, waiting or not, mostly by the second person. */
export function decideAnyLoss(stage: Stage, step: Step): Told | undefined {
  const loss = pickFrom(stage.world.badExpenses.rows, step.a);
  if (!loss) return undefined;
  const context = asDecider(stage, step);
  const result = decideLoss(stage.world, { id: loss.id, ...decisionOf(step) }, context);
  return { words: `${wordOf(step)} chi phí xấu ${loss.id} bởi ${context.userId}`, result };
}

/** A loss just proposed is approved at once by the second person, but for every fourth. */
export function mostlyApproved(stage: Stage, { b }: Step, proposed: Told): Told {
  const loss = stage.world.badExpenses.rows.at(-1);
  if (!proposed.result.ok || loss?.Status !== 0 || b % 4 === 2) return proposed;
  const context = { ...nowOf(stage), userId: stage.secondId };
  return {
    words: `${proposed.words}, duyệt ngay`,
    result: decideLoss(stage.world, { id: loss.id, Status: 1 }, context),
  };
}

/** A write that waits, or no longer does, is approved or refused, mostly by the second person. */
export function decideAnyHeld(stage: Stage, step: Step): Told | undefined {
  const held = pickFrom(
    stage.world.heldWrites.rows.filter((row) => !row.IsAlone),
    step.a,
  );
  if (!held) return undefined;
  const context = asDecider(stage, step);
  const decided = decideHeldWrite(stage, { HeldWriteID: held.HeldWriteID, ...decisionOf(step) }, context);
  return { ...decided, words: `${wordOf(step)}: ${decided.words}` };
}

/** What a step left waiting is carried out at once by the second person, but for every seventh. */
export function mostlyCarriedOut(
  stage: Stage,
  { b }: Step,
  proposed: Told | undefined,
  firstId: number,
): Told | undefined {
  const held = stage.world.heldWrites.get(stage.world.heldWrites.nextId - 1);
  const isNew = held !== undefined && held.HeldWriteID >= firstId && held.Status === HELD_STATUS.waiting;
  if (!proposed?.result.ok || !isNew || b % 7 === 3) return proposed;
  const context = { ...nowOf(stage), userId: stage.secondId };
  const { result } = decideHeldWrite(stage, { HeldWriteID: held.HeldWriteID, Status: 1 }, context);
  return { words: `${proposed.words}, duyệt ngay`, result };
}

function decideHeldWrite(stage: Stage, decision: Parameters<typeof decideHeld>[1], context: Context): Told {
  const result = decideHeld(stage.world, decision, context);
  if (result.ok && result.value.Status === HELD_STATUS.done) noteApprovedOpening(stage.world, result.value);
  const words = `đề nghị ${decision.HeldWriteID} bởi ${context.userId}`;
  return { words, result };
}

/** The second person may approve what is done to orders from now on, or no longer. */
export function changeSecondOfOrders({ world, secondId }: Stage): Told {
  const rights = world.permissions.by('staff', secondId);
  const had = rights.some(({ MenuID, ActionIDs }) => MenuID === MENU.contracts && ActionIDs.length > 0);
  const ofOrders = { MenuID: MENU.contracts, ActionIDs: had ? [] : [ACTION.view, ACTION.approve] };
  grant(world, secondId, [...rights.filter(({ MenuID }) => MenuID !== MENU.contracts), ofOrders]);
  return { words: `người thứ hai ${had ? 'thôi' : 'được'} duyệt đơn`, result: done(undefined) };
}

/** A large voucher of the shop is approved at once by the second person, but for every second and what the books refuse. */
export function mostlyBooked(stage: Stage, { b }: Step, proposed: Told): Told {
  const voucher = stage.world.vouchers.rows.at(-1);
  const isOpen = proposed.result.ok && voucher?.Status === 0 && voucher.ShopID === stage.owner.shopId;
  if (!isOpen || !hasVoucherType(voucher) || b % 2 === 0) return proposed;
  const context = { ...nowOf(stage), userId: stage.secondId };
  const result = decideVoucher(stage.world, voucher.type, { ...voucher, Status: 1, Reason: undefined }, context);
  return result.ok ? { words: `${proposed.words}, duyệt ngay`, result } : proposed;
}

/** A proposal to reopen days is approved or refused, mostly by the second person; where none waits, the owner makes one first. */
export function decideAnyReopening(stage: Stage, step: Step): Told | undefined {
  const { world, owner } = stage;
  const lock = world.shops.get(owner.shopId)?.LockDate;
  if (world.reopenings.count('waiting', owner.shopId) === 0) {
    const proposed = reopenDay(world, { Date: lock, Reason: REASON }, nowOf(stage));
    if (!proposed.ok) return { words: `đề nghị mở sổ ngày ${lock}`, result: proposed };
  }
  const proposal = pickFrom(world.reopenings.rows.toReversed(), step.a % 2);
  if (!proposal) return undefined;
  const context = { ...asDecider(stage, step), userId: stage.secondId };
  const { ReopeningID } = proposal;
  if (proposal.Status !== 0) return undefined;
  return {
    words: `${wordOf(step)} mở sổ ${ReopeningID}`,
    result: reopenDay(world, { ReopeningID, ...decisionOf(step) }, context),
  };
}

function decisionOf({ flag }: Step) {
  return { Status: flag ? (1 as const) : (3 as const), Reason: REASON };
}

function wordOf({ flag }: Step): string {
  return flag ? 'duyệt' : 'từ chối';
}

/** The second person's call now, every fourth time the owner's. */
function asDecider(stage: Stage, { b }: Step): Context {
  const context = nowOf(stage);
  return b % 4 === 3 ? context : { ...context, userId: stage.secondId };
}
