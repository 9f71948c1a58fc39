/** Wrong rules of terms that are corrected while an order is at work (counter.md §8). */
import { fault, type PlantedFault } from './plantedFault.ts';

const FILE = 'schedules/correctTerms.ts';

/** What the stories of corrected terms must find. */
export const PLANTED_IN_TERMS: readonly PlantedFault[] = [
  fault(
    'terms are corrected after the settlement',
    FILE,
    'old.Status !== SCHEDULE_STATUS.working || command',
    'command',
  ),
  fault('terms are corrected for a word', FILE, '    refuseReason(command.Reason, CANCEL_REASON),\n', ''),
  fault(
    'a corrected term is not told',
    FILE,
    'of changedTerms(old, order)',
    "of changedTerms(old, order).filter((term) => term !== 'Amount')",
  ),
  fault('a paid card becomes a withdrawal', FILE, 'Status <= LINE_STATUS.done', 'Status === LINE_STATUS.cancelled'),
  fault(
    'how the fee is collected changes alone',
    FILE,
    'isSameService && command.FeeMode',
    '!isSameService && command.FeeMode',
  ),
  fault(
    'an order goes on with a card of somebody else',
    'schedules/saveSchedule.ts',
    'card && card.CustomerID === command.CustomerID ?',
    'card ?',
  ),
];
