/** What is kept of a world may be read before anybody asks for it: the first list then costs what every other does. */
import { readLotsAhead } from './lots/openLots.ts';
import { readSumsAhead } from './schedules/orderSums.ts';
import type { World } from './world.ts';

/** Reads so many more records of each kind that is kept; gives whether all are read. */
export function readAhead(world: World, most = Infinity): boolean {
  const isSummed = readSumsAhead(world, most);
  return readLotsAhead(world, most) && isSummed;
}
