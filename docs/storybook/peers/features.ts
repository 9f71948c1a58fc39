import { behaviour } from './behaviour.ts';
import { checking } from './checking.ts';
import type { AnyFound, Better, Feature } from './feature.ts';
import { elsewhere, running } from './running.ts';
import { PEER_IDS, type PeerId } from './peers.ts';
import { state } from './state.ts';

/** Every row of the table beside the peers, in its order. Storybook's page and the package's page are made of it. */
export const FEATURES: readonly Feature[] = [...behaviour, ...state, ...checking, ...running];

/** Where a peer does better than our server, in the order of the rows. */
export const BETTER: readonly Better[] = [
  ...FEATURES.flatMap(({ better }) => (better === undefined ? [] : [better])),
  ...elsewhere,
];

/** Who does better, in the order of the table, each with the name of the page that says so. */
export function sourcesOf({ by }: Better): readonly (readonly [PeerId, page: string])[] {
  return PEER_IDS.flatMap((id) => (by[id] === undefined ? [] : [[id, by[id]] as const]));
}

/** Names of the pages that a verdict stands on; none for a documentation that does not speak of it. */
export function pagesOf(found: AnyFound): readonly string[] {
  if (found === 'silent') return [];
  return typeof found[1] === 'string' ? [found[1]] : found[1];
}
