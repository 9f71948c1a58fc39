/** What is kept of a world may be read before anybody asks for it: the first list then costs what every other does. */
import { readLotsAhead } from '../lots/openLots.ts';
import { readSumsAhead } from '../schedules/orderSums.ts';
import { readSettledAhead } from '../schedules/settledOrders.ts';
import { readUnsettledAhead } from '../schedules/unsettledOrders.ts';
import { COLLECTION_NAMES, type World } from '../store/world.ts';

/** Reads so many more records of each kind that is kept; gives whether all are read. */
export function readAhead(world: World, most = Infinity): boolean {
  let isWhole = world.books.history.bringUp(most);
  isWhole = readSumsAhead(world, most) && isWhole;
  isWhole = readSettledAhead(world, most) && isWhole;
  isWhole = readUnsettledAhead(world, most) && isWhole;
  isWhole = readLotsAhead(world, most) && isWhole;
  for (const name of COLLECTION_NAMES) isWhole = world[name].readAhead(most) && isWhole;
  return isWhole;
}
