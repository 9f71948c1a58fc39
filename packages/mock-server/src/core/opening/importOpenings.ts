/** A line of the old book becomes one opening balance of a party that is on file, and none that its form would refuse. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { filledCells } from '../imports/cells.ts';
import { importRows, type FormCheck, type ImportOutcome, type Reading } from '../imports/importRows.ts';
import type { World } from '../store/world.ts';
import { findOpeningParty } from './openingParty.ts';
import { keepOpening, planOpening, type OpeningCommand, type PlannedOpening } from './saveOpening.ts';

const COLUMNS = { text: ['PartyKey', 'PartyName', 'Note', 'Reason'] };

type OpeningForm = Schemas['OpeningBalanceFields'];

/** Saves opening balances line by line, or previews them; `check` holds a line against the columns of the template. */
export function saveOpeningBalances(
  world: World,
  command: Schemas['ImportInput'],
  check: FormCheck<OpeningForm>,
  context: Context,
): ImportOutcome<OpeningForm> {
  return importRows(
    {
      read: (cells) => readLine(world, check(filledCells(cells, COLUMNS)), context),
      keyOf: (opening: OpeningCommand) => opening.party.Account,
      plan: (opening) => planOpening(world, opening, context),
      keep: (planned: PlannedOpening) => {
        keepOpening(world, planned, context);
      },
      idOf: ({ party }) => party.PartyID,
      shown: formOf,
    },
    command,
  );
}

/** Finds the party a line names. */
function readLine(world: World, read: Reading<OpeningForm>, context: Context): Reading<OpeningCommand> {
  if (!read.ok) return read;
  const { PartyType, PartyID, PartyKey, ...said } = read.command;
  const found = findOpeningParty(world, { PartyType, PartyID, PartyKey }, context);
  if (found.ok) return { ok: true, command: { ...said, party: found.value } };
  return { ok: false, faults: [{ path: found.field ? `/${found.field}` : '', message: found.message }] };
}

function formOf({ party, Amount, Note, Reason }: PlannedOpening): OpeningForm {
  const { PartyType, PartyID, Code, Name } = party;
  return { PartyType, PartyID, PartyKey: Code || undefined, PartyName: Name, Amount, Note, Reason };
}
