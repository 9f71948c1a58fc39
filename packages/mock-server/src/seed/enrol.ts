/** A customer comes in with a telephone nobody else has and one to three cards. */
import type { Context } from '../core/command/context.ts';
import { saveCard, type CardCommand } from '../core/cards/saveCard.ts';
import { saveCustomer, type CustomerCommand } from '../core/customers/saveCustomer.ts';
import { BANKS } from '../core/values/banks.ts';
import { cardTypeOf } from '../core/values/cardTypes.ts';
import { accountOwnerName } from '../core/values/text.ts';
import type { World } from '../core/store/world.ts';
import { must } from './actor.ts';
import type { Branch } from './branch.ts';
import type { Dice } from './dice.ts';
import { CARD_NOTES, CUSTOMER_NOTES, HOLD_PLACES, STREETS } from './words.ts';

const MILLION = 1_000_000;
/** First digits of cards, the common schemes more often. */
const BINS = ['422151', '436361', '403013', '512824', '540056', '356418', '970436', '970407', '625094'];
const MOBILE = ['090', '091', '093', '096', '097', '098', '086', '077', '038', '035'];

/** Enters a customer with so many cards. */
export function enrolCustomer(world: World, dice: Dice, branch: Branch, cards: number, context: Context): void {
  const { name, isWoman } = dice.person();
  const customer = must(saveCustomer(world, customerOf(world, dice, branch, name, isWoman, context), context));
  for (let place = 0; place < cards; place += 1) {
    const isOwn = place === 0 || dice.chance(55);
    const holder = isOwn ? name : dice.person().name;
    const Relation = isOwn ? 1 : dice.pick([2, 3, 6, 9] as const);
    const CustomerID = customer.CustomerID;
    const card = saveCard(
      world,
      { ...cardOf(dice, branch, context), CustomerID, HolderName: holder, Relation },
      context,
    );
    if (card.ok) branch.cardIds.push(card.value.cardDataID);
  }
}

function customerOf(
  world: World,
  dice: Dice,
  branch: Branch,
  name: string,
  isWoman: boolean,
  context: Context,
): CustomerCommand {
  const year = dice.whole(1965, 2002);
  const century = (year >= 2000 ? 2 : 0) + (isWoman ? 1 : 0);
  const born = `${year}-${String(dice.whole(1, 12)).padStart(2, '0')}-${String(dice.whole(1, 28)).padStart(2, '0')}`;
  const hasPapers = dice.chance(60);
  return {
    FullName: name,
    Phone: freePhone(world, dice, context),
    Phone2: dice.chance(20) ? `${dice.pick(MOBILE)}${dice.digits(7)}` : undefined,
    CCCD: hasPapers
      ? `${dice.pick(['079', '075', '001', '048'])}${century}${born.slice(2, 4)}${dice.digits(6)}`
      : undefined,
    BirthDate: hasPapers ? born : undefined,
    Address: dice.chance(70) ? `${dice.whole(2, 480)} ${dice.pick(STREETS)}, TP. Hồ Chí Minh` : undefined,
    BankCode: dice.pick(BANKS.slice(0, 12)).BankCode,
    AccountBank: dice.digits(12),
    AccountOwner: accountOwnerName(name),
    AffID: dice.chance(25) ? dice.pick(branch.affIds) : undefined,
    FeePercentDefault: dice.whole(32, 44) * 50,
    DebtLimit: dice.chance(30) ? dice.pick([5, 10, 20]) * MILLION : undefined,
    ConsentDate: dice.chance(85) ? context.now : undefined,
    Note: dice.chance(20) ? dice.pick(CUSTOMER_NOTES) : undefined,
  };
}

function freePhone(world: World, dice: Dice, context: Context): string {
  for (;;) {
    const phone = `${dice.pick(MOBILE)}${dice.digits(7)}`;
    if (world.customers.count('phone', `${context.shopId}|${phone}`) === 0) return phone;
  }
}

function cardOf(dice: Dice, branch: Branch, context: Context): Omit<CardCommand, 'CustomerID' | 'HolderName'> {
  const Bin = dice.pick(BINS);
  const DateDues = dice.chance(90) ? dice.whole(1, 28) : dice.whole(29, 31);
  const isHeld = dice.chance(12);
  return {
    BankID: dice.whole(1, 20),
    TypeCard: cardTypeOf(Bin),
    CardLevel: dice.pick([1, 1, 2, 2, 3, 4] as const),
    Bin,
    Last4: dice.digits(4),
    ExpMonth: dice.whole(1, 12),
    ExpYear: Number(context.businessDate.slice(0, 4)) + dice.whole(1, 5),
    LimitAmount: dice.whole(4, 30) * 5 * MILLION,
    StatementDay: ((DateDues + 14) % 28) + 1,
    DateDues,
    cardInShop: isHeld,
    HoldPlace: isHeld ? dice.pick(HOLD_PLACES) : undefined,
    StaffId: dice.pick(branch.shop.userIds),
    Note: dice.chance(15) ? dice.pick(CARD_NOTES) : undefined,
    Status: 1,
  };
}
