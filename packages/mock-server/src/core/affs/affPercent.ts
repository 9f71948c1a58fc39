/** A collaborator's commission is a rate per card type; a type without a rate of its own takes the general one, or none. */
import type { Schemas } from '@so-the/api-client';
import type { TypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { inView, rowsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

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
