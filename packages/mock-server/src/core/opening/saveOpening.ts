/** An opening balance is planned with every refusal before it is kept: what replaces another says why, and what changes nothing is no change. */
import { ACTION } from '../values/menus.ts';
import { byTwo, refuseWaiting, type WorthProposal } from '../approvals/held.ts';
import type { Context } from '../command/context.ts';
import { ADJUST_REASON, refuseReason } from '../command/reasons.ts';
import { done, firstRefusal, invalid, refuse, type Refusal, type Result } from '../command/result.ts';
import { logAction } from '../history/actionLog.ts';
import { OPENING_KIND } from '../records/opening.ts';
import { stampChange } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { formatDong, isAmountOrZero, isOpening } from '../values/money.ts';
import { cleanText, fold } from '../values/text.ts';
import { openingBalanceOf, postOpening, refuseOpening } from './openingEntries.ts';
import { KIND_WORDS, type OpeningParty } from './openingParty.ts';
import { openingWrite, type OpeningChange } from './openingApproval.ts';
import { recordMenu, refuseOpeningRight } from './openingRights.ts';

/** What a party begins with. */
export interface OpeningCommand {
  party: OpeningParty;
  /** Đồng; positive: the party owes the shop, or the fund holds it; 0 takes the balance back. */
  Amount: number;
  /** Name in the old book, held against the party's when given. */
  PartyName?: string;
  Note?: string;
  /** Why the balance there is is replaced; at least ten characters once there is one. */
  Reason?: string;
}

/** An opening balance that may be kept. */
export interface PlannedOpening extends OpeningCommand {
  /** What is in force now, đồng. */
  before: number;
}

/**
 * The opening balance as it would be kept; keeps nothing. Refuses a caller without the rights, an amount that is no whole
 * đồng or too large, a fund below zero, another name than the party's, the balance that is in force already, a change
 * without a reason of ten characters, a first day locked for the shop or for the party, and what waits for a second person.
 */
export function planOpening(world: World, command: OpeningCommand, context: Context): Result<PlannedOpening> {
  const { party, Amount } = command;
  const before = openingBalanceOf(world, context.shopId, party.Account);
  const refused = firstRefusal(
    refuseOpeningRight(world, party.PartyType, context),
    refuseAmount(command),
    refuseName(command),
    Amount === before ? refuseSame(party, before) : undefined,
    before === 0 ? undefined : refuseChange(command, before),
    refuseOpening(world, party.Account, context),
    refuseProposed(world, { ...party, change: Amount - before }, context),
  );
  return refused ?? done({ ...command, before });
}

/** One proposal for a balance is enough. */
function refuseProposed(world: World, change: OpeningChange, context: Context): Refusal | undefined {
  const write = openingWrite(world, change, context);
  return write && refuseWaiting(world, write, context);
}

/** Keeps a planned opening balance; after the shop's first day a large change waits for a second person (domain §2(q)). */
export function keepOpening(world: World, planned: PlannedOpening, context: Context): Result<PlannedOpening> {
  const keep = () => {
    carryOut(world, planned, context);
    return done(planned);
  };
  const proposal = proposalOf(world, planned, context);
  return proposal ? byTwo(world, proposal, context, { asItIs: planned, carryOut: keep }) : keep();
}

/** Plans an opening balance that a second person approved, and keeps it. Refuses as {@link planOpening}. */
export function saveOpening(world: World, command: OpeningCommand, context: Context): Result<PlannedOpening> {
  const planned = planOpening(world, command, context);
  return planned.ok ? keepOpening(world, planned.value, context) : planned;
}

/** The change of an opening balance as a second person is told of it; none on the shop's first day. */
function proposalOf(world: World, planned: PlannedOpening, context: Context): WorthProposal | undefined {
  const { party, Amount, before } = planned;
  const write = openingWrite(world, { ...party, change: Amount - before }, context);
  if (!write) return undefined;
  const { before: _before, ...command } = planned;
  return {
    ...write,
    command,
    title: `Sửa số dư đầu của ${wordsOf(party)}`,
    effect: `Số dư đầu từ ${formatDong(before)} thành ${formatDong(Amount)}, tính vào vốn, không qua quỹ`,
    reason: cleanText(planned.Reason) ?? cleanText(planned.Note),
    partyName: party.Name,
    account: party.Account,
    change: write.worth,
  };
}

/** The old balance mirrored, the new one posted, the field of an account or a POS brought in line, a line in the log. */
function carryOut(world: World, planned: PlannedOpening, context: Context): void {
  const { party, Amount, before } = planned;
  const [Note, Reason] = [cleanText(planned.Note), cleanText(planned.Reason)];
  const words = `Số dư đầu của ${wordsOf(party)}`;
  const Description = Note ? `${words}: ${Note}` : words;
  const draft = { Account: party.Account, Amount, RefID: party.PartyID, Description, Reason: Reason ?? '' };
  postOpening(world, { ...draft, RefType: refTypeOf(party) }, context);
  keepField(world, planned, context);
  logAction(
    world,
    {
      MenuID: recordMenu(party.PartyType),
      ActionID: ACTION.edit,
      RefID: party.PartyID,
      Note: `${words}: ${formatDong(before)} → ${formatDong(Amount)}`,
      before: { Amount: before },
      after: { Amount, Note, Reason },
    },
    context,
  );
}

/** `khách hàng KH000001 Nguyễn Văn A`. */
function wordsOf({ PartyType, Code, Name }: OpeningParty): string {
  if (PartyType === OPENING_KIND.cash) return 'tiền mặt';
  return PartyType === OPENING_KIND.bank ? `tài khoản ${Name}` : `${KIND_WORDS[PartyType]} ${Code} ${Name}`;
}

function refTypeOf({ PartyType }: OpeningParty) {
  if (PartyType === OPENING_KIND.bank) return 'BankOpening';
  return PartyType === OPENING_KIND.pos ? 'PosOpening' : 'OpeningBalance';
}

/** Accounts and POS show their opening balance on their own form. */
function keepField(world: World, { party, Amount }: PlannedOpening, context: Context): void {
  const bankCard = party.PartyType === OPENING_KIND.bank ? world.bankCards.get(party.PartyID) : undefined;
  const pos = party.PartyType === OPENING_KIND.pos ? world.poses.get(party.PartyID) : undefined;
  if (bankCard) world.bankCards.put({ ...bankCard, ...stampChange(bankCard, context), OpeningBalance: Amount });
  if (pos) world.poses.put({ ...pos, ...stampChange(pos, context), OpeningDebt: Amount });
}

function refuseAmount({ party: { PartyType }, Amount }: OpeningCommand): Refusal | undefined {
  if (!isOpening(Amount)) return invalid('Số tiền', 'Amount');
  const isFund = PartyType === OPENING_KIND.bank || PartyType === OPENING_KIND.cash;
  return isFund && !isAmountOrZero(Amount) ? refuse('Invalid', 'Số dư đầu của quỹ không được âm', 'Amount') : undefined;
}

function refuseName({ party, PartyName }: OpeningCommand): Refusal | undefined {
  if (!PartyName?.trim() || party.PartyType === OPENING_KIND.cash || party.PartyType === OPENING_KIND.bank)
    return undefined;
  if (fold(PartyName.trim()) === fold(party.Name)) return undefined;
  return refuse('Invalid', `Tên không khớp: mã này là của ${party.Name}`, 'PartyName');
}

function refuseSame({ Name }: OpeningParty, before: number): Refusal {
  return before === 0
    ? refuse('Invalid', `${Name} chưa có số dư đầu, vui lòng nhập số tiền khác 0`, 'Amount')
    : refuse('Duplicate', `Số dư đầu đã là ${formatDong(before)}`, 'Amount');
}

function refuseChange({ Reason }: OpeningCommand, before: number): Refusal | undefined {
  const short = refuseReason(Reason, ADJUST_REASON);
  if (!short) return undefined;
  const words = `Đã có số dư đầu ${formatDong(before)}, vui lòng nhập lý do sửa (ít nhất ${ADJUST_REASON} ký tự)`;
  return refuse('ReasonRequired', words, 'Reason');
}
