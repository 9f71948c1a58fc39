import type { IsoDate } from '../values/dates.ts';
import type { MenuName } from '../values/menus.ts';
import type { Approval } from './approval.ts';
import type { Stamped } from './stamped.ts';

/** Writes that change worth without money, or undo what two persons approved, by their operation (domain §2(q)). */
export type HeldCall =
  | 'updateNumberLot'
  | 'payCashBack'
  | 'saveOpeningBalances'
  | 'correctSchedulePercent'
  | 'cancelVoucher'
  | 'cancelPayDebt'
  | 'cancelLotPayment'
  | 'cancelCashBackPayment'
  | 'cancelWithdrawal'
  | 'deleteBadExpense'
  | 'adjustDebt';

/** Numbers by which the contract calls them (HeldWriteKind). */
export const WRITE_KIND = {
  adjustDebt: 1,
  updateNumberLot: 2,
  payCashBack: 3,
  saveOpeningBalances: 4,
  correctSchedulePercent: 5,
  cancelVoucher: 6,
  cancelPayDebt: 7,
  cancelLotPayment: 8,
  cancelCashBackPayment: 9,
  cancelWithdrawal: 10,
  deleteBadExpense: 11,
} as const satisfies Record<HeldCall, number>;

/** Statuses of such a write: it waits, it was carried out, or it was refused. */
export const HELD_STATUS = { waiting: 0, done: 1, refused: 3 } as const;

/** A write that waits for a second person, or that one carried out alone below the threshold. */
export interface HeldWrite extends Stamped, Approval {
  HeldWriteID: number;
  Write: HeldCall;
  /** Record it changes: of a lot, a POS, a party, an order or the document it cancels. */
  RefID: number;
  /** What it changes of the shop's worth in đồng, never below zero; 0 of an undoing that moves money. */
  Worth: number;
  /** Whether one person carried it out alone; only such count towards the threshold of a day. */
  IsAlone: boolean;
  /** The command as it was asked, as JSON; '' of one carried out alone. */
  Command: string;
  /** Day it was meant for. */
  BusinessDate: IsoDate;
  /** Menu whose right Duyệt decides on it. */
  Menu: MenuName;
  /** What is proposed, and what approving it does. */
  Title: string;
  Effect: string;
  /** Why, in the words of who proposed it. */
  Reason: string;
  PartyName?: string;
  /** Account whose balance it changes, and by how much in đồng. */
  Account?: string;
  Change?: number;
  ScheduleID?: number;
  /** 0 waiting, 1 carried out, 3 refused. */
  Status: 0 | 1 | 3;
}

/** Index key of what one person carried out alone on a day; absent of anything else. */
export function aloneKey(row: Pick<HeldWrite, 'ShopID' | 'CreatedBy' | 'IsAlone'>, day: IsoDate): string | undefined {
  return row.IsAlone ? `${row.ShopID}|${row.CreatedBy}|${day}` : undefined;
}
