/** Terms of an order at work are corrected with a reason and only while nothing is settled; its lines stay, and so does every other term (counter.md §8). */
import type { Schemas } from '@so-the/api-client';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import type { Context } from '../command/context.ts';
import { firstRefusal, refuse, type Refusal } from '../command/result.ts';
import { bankCode, userName } from '../listing/wire.ts';
import { LINE_KIND, LINE_STATUS, SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { TermChange, TermField } from '../records/termChange.ts';
import type { World } from '../store/world.ts';
import { orderMovedOn } from './orderMovedOn.ts';

/** What may be corrected, in the order it is told. */
const TERMS: readonly TermField[] = ['Amount', 'ServiceType', 'AppointmentDate', 'CardDataID'];

/** What stays as it was agreed, with what each is called. */
const FIXED = {
  CustomerID: 'khách hàng',
  PartnerMode: 'kiểu đối tác',
  PartnerID: 'đối tác',
  AffID: 'cộng tác viên',
  CustomerFeePercent: 'phí khách',
  ExtraFee: 'phụ phí',
  StaffID: 'nhân viên',
} as const satisfies Partial<Record<keyof Schedule, string>>;

/** Terms as they are sent, with why they are corrected. */
export type CorrectedTerms = Pick<Schedule, TermField> &
  Partial<Pick<Schedule, keyof typeof FIXED | 'FeeMode'>> & { Reason?: string };

/** Whether work on an order began, so that its terms are corrected instead of changed. */
export function isBeyondTerms({ Status }: Schedule): boolean {
  return Status > SCHEDULE_STATUS.ready;
}

/** Refuses correcting what is settled or cancelled, without a reason, other terms than four, none at all, and a withdrawal whose card was paid. */
export function refuseCorrection(world: World, old: Schedule, command: CorrectedTerms): Refusal | undefined {
  if (old.Status !== SCHEDULE_STATUS.working || command.Reason === undefined) {
    return orderMovedOn(world, old, 'Đơn đã thực hiện nên không thể sửa điều khoản');
  }
  return firstRefusal(
    refuseReason(command.Reason, CANCEL_REASON),
    refuseFixed(old, command),
    changedTerms(old, command).length === 0
      ? refuse('Invalid', 'Chưa có điều khoản nào thay đổi', 'Amount')
      : undefined,
    command.ServiceType === 2 && old.ServiceType !== 2 && isCardPaid(world, old)
      ? refuse('HasLines', 'Đơn đã có lượt nạp thẻ nên không thể đổi thành rút tiền', 'ServiceType')
      : undefined,
  );
}

/** The corrected terms of an order; how its fee is collected follows the service. */
export function correctedTerms(old: Schedule, command: CorrectedTerms): Pick<Schedule, TermField | 'FeeMode'> {
  const { Amount, ServiceType, AppointmentDate, CardDataID, FeeMode = old.FeeMode } = command;
  return { Amount, ServiceType, AppointmentDate, CardDataID, FeeMode };
}

/** Keeps what was corrected, one line a term. */
export function noteCorrection(world: World, old: Schedule, order: Schedule, Reason: string, context: Context): void {
  for (const Field of changedTerms(old, order)) {
    world.termChanges.put({
      TermChangeID: world.termChanges.nextId,
      ShopID: order.ShopID,
      ScheduleID: order.ScheduleID,
      Field,
      Old: String(old[Field]),
      New: String(order[Field]),
      Reason,
      UserID: context.userId,
      At: context.now,
    });
  }
}

/** A corrected term as the order's history shows it. */
export function termChangeView(world: World, change: TermChange): Schemas['TermChange'] {
  const { TermChangeID, Field, Old, New, Reason, UserID, At } = change;
  const cards = Field === 'CardDataID' ? { OldCard: cardOf(world, Old), NewCard: cardOf(world, New) } : {};
  return { TermChangeID, Field, Old, New, ...cards, Reason, UserID, UserName: userName(world, UserID), At };
}

function cardOf(world: World, id: string): Schemas['TermCard'] | undefined {
  const card = world.cards.get(Number(id));
  return card && { BankCode: bankCode(card.BankID), Last4: card.Last4 };
}

function changedTerms(old: Schedule, terms: Pick<Schedule, TermField>): TermField[] {
  return TERMS.filter((field) => old[field] !== terms[field]);
}

function refuseFixed(old: Schedule, command: CorrectedTerms): Refusal | undefined {
  const names = Object.keys(FIXED) as (keyof typeof FIXED)[];
  const wrong = names.find((name) => command[name] !== undefined && (command[name] || 0) !== (old[name] || 0));
  const isSameService = command.ServiceType === old.ServiceType;
  const isOtherMode = isSameService && command.FeeMode !== undefined && command.FeeMode !== old.FeeMode;
  const field = wrong ?? (isOtherMode ? 'FeeMode' : undefined);
  if (field === undefined) return undefined;
  const name = field === 'FeeMode' ? 'cách thu phí' : FIXED[field];
  return refuse('WrongStatus', `Đơn đã thực hiện nên không đổi được ${name}`, field);
}

function isCardPaid(world: World, { ScheduleID }: Schedule): boolean {
  return world.moneyLines
    .by('schedule', ScheduleID)
    .some(({ Kind, Status }) => Kind === LINE_KIND.payCard && Status <= LINE_STATUS.done);
}
