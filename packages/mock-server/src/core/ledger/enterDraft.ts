/** A draft becomes an entry, written once, with who wrote it and when. */
import type { Context } from '../command/context.ts';
import type { World } from '../store/world.ts';
import { enter } from '../books/books.ts';
import type { Entry, Line, RefType } from '../records/entry.ts';
import type { IsoDate } from '../values/dates.ts';

/** An entry before it is posted, but for what a fund asks of it. */
export interface PlainDraft {
  ShopID: number;
  BusinessDate: IsoDate;
  RefType: RefType;
  RefID: number;
  Description: string;
  Lines: readonly Line[];
  ReversesID?: number;
}

/** Enters a draft that every rule was asked about. */
export function enterDraft(world: World, draft: PlainDraft, context: Context): Entry {
  // Field by field, with a list of lines that is no longer than they are: a world of a million lines is a third smaller.
  const entry: Entry = {
    EntryID: world.books.entries.length + 1,
    ShopID: draft.ShopID,
    BusinessDate: draft.BusinessDate,
    RefType: draft.RefType,
    RefID: draft.RefID,
    Description: draft.Description,
    Lines: draft.Lines.slice(),
    ReversesID: draft.ReversesID,
    At: context.now,
    ScheduleID: orderOf(draft.Lines),
    UserID: context.userId,
  };
  enter(world.books, entry);
  return entry;
}

function orderOf(lines: readonly Line[]): number | undefined {
  const order = lines[0]?.ScheduleID;
  return lines.every((line) => line.ScheduleID === order) ? order : undefined;
}
