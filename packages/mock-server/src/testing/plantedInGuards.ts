/** Wrong guards of money: more than an order asks for, a fund below zero, a day before the first. */
import { fault, type PlantedFault } from './plantedFault.ts';

/** What the stories of guards must find. */
export const PLANTED_IN_GUARDS: readonly PlantedFault[] = [
  fault(
    'the guard reads what was paid before cancels',
    'schedules/lineRules.ts',
    'other.Status === LINE_STATUS.waiting;',
    'other.Status !== LINE_STATUS.failed;',
  ),
  fault(
    'a fund below zero is taken silently',
    'ledger/fundGuard.ts',
    'out > balanceOf(world, ShopID, account)',
    'out > balanceOf(world, ShopID, account) + out',
  ),
  fault(
    'a date before the first day is accepted',
    'ledger/firstDay.ts',
    'date >= first',
    'date >= first || date < first',
  ),
];
