/** A seeded order is swiped where the rules let it be swiped: on a POS within its limits, with a reason where one is asked for. */
import { settleDue } from '../core/pos/settleDue.ts';
import { swipedOn } from '../core/pos/swiped.ts';
import type { Pos } from '../core/records/funds.ts';
import type { Swipe } from '../core/records/schedule.ts';
import { addWithdrawal, cancelWithdrawal, type SwipeCommand } from '../core/schedules/swipes.ts';
import { must } from './actor.ts';
import { nextStep, type Story } from './story.ts';
import { LINE_REASONS, OVERRIDE_REASONS } from './words.ts';

/** Swipes an order once or twice, now and then short of what was paid. */
export function swipeOrder(story: Story): void {
  const { dice, order, branch } = story;
  const isWithdrawal = order.ServiceType === 2;
  const amount = isWithdrawal || !dice.chance(3) ? order.Amount : order.Amount - 1_000_000;
  if (order.PartnerMode === 1) {
    swipe(story, { PosPartnerID: branch.posPartnerId, Amount: amount });
    return;
  }
  const first = dice.chance(12) && amount > 4_000_000 ? Math.round(amount / 2_000_000) * 1_000_000 : amount;
  swipeOnPos(story, first);
  if (first < amount) swipeOnPos(story, amount - first);
}

function swipeOnPos(story: Story, amount: number): void {
  const { world, dice, order } = story;
  const pos = freePos(story, amount);
  const made = swipe(story, { PosID: pos.posID, Amount: amount });
  if (dice.chance(1)) {
    const { ScheduleID } = order;
    const cancel = { ScheduleID, LogWithdrawalId: made.logWithdrawalId, Reason: dice.pick(LINE_REASONS) };
    must(cancelWithdrawal(world, cancel, nextStep(story)));
    noteDue(story, pos, swipe(story, { PosID: pos.posID, Amount: amount }));
  } else {
    noteDue(story, pos, made);
  }
}

/** A POS that has room for the amount today, and that this card was not swiped on today if there is one. */
function freePos(story: Story, amount: number): Pos {
  const { world, dice, branch, card, at, now } = story;
  const { businessDate } = nextStep({ dice, branch, at, now, userId: story.userId });
  const today = world.swipes.by('card', card.cardDataID).filter((swipe) => swipe.BusinessDate === businessDate);
  const free = branch.poses.filter(
    (pos) => swipedOn(world, pos.posID, businessDate).day + amount <= (pos.MaxPerDay ?? 0),
  );
  const unused = free.filter((pos) => !today.some((swipe) => swipe.PosID === pos.posID));
  return dice.pick(unused.length > 0 ? unused : free.length > 0 ? free : branch.poses);
}

function swipe(story: Story, place: Pick<SwipeCommand, 'PosID' | 'PosPartnerID' | 'Amount'>): Swipe {
  const { world, dice, order, branch } = story;
  const context = nextStep(story);
  branch.invoices += 1;
  const command = {
    ...place,
    ScheduleID: order.ScheduleID,
    LotNo: String(Math.floor(Date.parse(context.businessDate) / 86_400_000) % 1_000_000).padStart(6, '0'),
    InvoiceNo: String(branch.invoices).padStart(6, '0'),
    ApprovalCode: dice.digits(6),
  };
  const made = addWithdrawal(world, command, context);
  if (made.ok || made.code !== 'NeedReason') return must(made);
  return must(addWithdrawal(world, { ...command, OverrideReason: dice.pick(OVERRIDE_REASONS) }, context));
}

function noteDue({ branch }: Story, pos: Pos, { BusinessDate, Amount, PosFee }: Swipe): void {
  branch.dueBack.push({ posId: pos.posID, dueDate: settleDue(pos, BusinessDate), amount: Amount - PosFee });
}
