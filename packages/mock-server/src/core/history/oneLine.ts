/** An action is shown as one line: what else was written of it, by its rules or by the screen, belongs to that line. */
import type { Context } from '../command/context.ts';
import type { LogAction } from '../records/account.ts';
import type { World } from '../store/world.ts';
import { MENU, type MenuID } from '../values/menus.ts';

/** Call of the lines that screens write. */
const TOLD_BY_SCREEN = 'addLogAction';

/** Lines back in which the one of a write is looked for: a screen tells of its write at once. */
const FAR_BACK = 500;

/** Where a call leaves lines of their own of whom and what it put on file on its way. */
const ON_ITS_WAY: Readonly<Partial<Record<string, readonly MenuID[]>>> = {
  createSchedule: [MENU.customers, MENU.cards],
};

/** Whether a line stands for its action. */
export function isWhole({ PartOf }: LogAction): boolean {
  return PartOf === undefined;
}

/** The line that the server wrote of the caller's last call of an operation, while no screen has told of it yet. */
export function lineOfWrite(world: World, call: string, { userId }: Context): LogAction | undefined {
  const { rows } = world.actions;
  const told = new Set<number>();
  for (const line of rows.slice(-FAR_BACK).toReversed()) {
    if (line.Call === TOLD_BY_SCREEN && line.PartOf !== undefined) told.add(line.PartOf);
    const isIts = line.Call === call && line.UserID === userId && !line.Denied && isWhole(line) && !isOnTheWay(line);
    if (isIts && !told.has(line.LogID)) return line;
  }
  return undefined;
}

/**
 * Makes one of the lines that the rules of one call wrote. Of a list the first stands for all and says how many there
 * are; else the last does, which is the one of the rule that was called: it called the others. A customer or a card put on
 * file on the way stays a line of its own, found where those are looked for.
 */
export function joinLines(world: World, written: readonly LogAction[]): void {
  const lines = written.filter((line) => !isOnTheWay(line));
  const [first] = lines;
  if (!first || lines.length < 2) return;
  const isList = lines.every(({ MenuID, ActionID }) => MenuID === first.MenuID && ActionID === first.ActionID);
  const whole = (isList ? first : lines.at(-1)) ?? first;
  for (const line of lines) if (line !== whole) world.actions.put({ ...line, PartOf: whole.LogID });
  if (isList) world.actions.put({ ...whole, Note: `${whole.Note} và ${lines.length - 1} mục khác` });
}

function isOnTheWay({ Call = '', MenuID: menu }: LogAction): boolean {
  return ON_ITS_WAY[Call]?.includes(menu) ?? false;
}

/** What else an action did, in the words of its rules. */
export function partsOf(world: World, { LogID }: LogAction): LogAction[] {
  return world.actions.by('whole', LogID).filter(({ Call }) => Call !== TOLD_BY_SCREEN);
}
