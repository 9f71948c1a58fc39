/** A collaborator's commission is a rate per card type; a type without a rate of its own takes the general one, or none. */
import type { Schemas } from '@so-the/api-client';
import type { TypeCard } from './cardTypes.ts';
import type { Context } from './context.ts';
import { isRate } from './money.ts';
import { normalisePhone } from './phone.ts';
import type { Aff } from './records/people.ts';
import { stampNew } from './records/stamped.ts';
import { done, firstRefusal, invalid, missing, refuse, type Result } from './result.ts';
import { inView, rowsInView } from './shops.ts';
import type { World } from './world.ts';

/** Highest commission a rate may name: 5 % (domain §3 AffPercent). */
const MAX_COMMISSION = 5000;

/** What makes a collaborator. */
export interface AffCommand {
  FullName: string;
  Phone: string;
  Percents: { TypeCard?: TypeCard; Percent: number }[];
  Note?: string;
}

/** Adds a collaborator. Refuses a wrong phone and a rate above 5 %. */
export function addAff(world: World, command: AffCommand, context: Context): Result<Aff> {
  const phone = normalisePhone(command.Phone);
  const refused = firstRefusal(
    command.FullName.trim() ? undefined : missing('họ tên', 'FullName'),
    phone ? undefined : invalid('Số điện thoại', 'Phone'),
    command.Percents.every((row) => isRate(row.Percent) && row.Percent <= MAX_COMMISSION)
      ? undefined
      : refuse('Invalid', 'Hoa hồng phải từ 0 đến 5 %', 'Percents'),
  );
  if (refused || !phone) return refused ?? invalid('Số điện thoại', 'Phone');
  const place = world.affs.count('shop', context.shopId) + 1;
  return done(
    world.affs.put({
      ...stampNew(context),
      affID: world.affs.nextId,
      Code: `CTV${String(place).padStart(3, '0')}`,
      ...command,
      Phone: phone,
      Status: 1,
    }),
  );
}

/** Commission rate of a collaborator on a card type, in thousandths of a percent; absent when none was agreed. */
export function affPercent(world: World, affId: number | undefined, typeCard: TypeCard): number | undefined {
  const percents = world.affs.get(affId)?.Percents ?? [];
  const row =
    percents.find((each) => each.TypeCard === typeCard) ?? percents.find((each) => each.TypeCard === undefined);
  return row?.Percent;
}

/** Commission rate for the order form; 0 when none was agreed. */
export function getAffPercent(
  world: World,
  query: { AffID: number; TypeCard: TypeCard },
  context: Context,
): Schemas['AffPercent'] {
  const isKnown = inView(world, world.affs.get(query.AffID), context) !== undefined;
  return { ...query, Percent: isKnown ? (affPercent(world, query.AffID, query.TypeCard) ?? 0) : 0 };
}

/** Active collaborators, for pickers. */
export function listAllAffs(world: World, context: Context): Schemas['AffPick'][] {
  return rowsInView(world, 'affs', context)
    .filter((aff) => aff.Status === 1)
    .map(({ affID, Code, FullName, Phone, Status }) => ({ affID, Code, FullName, Phone, Status }));
}
