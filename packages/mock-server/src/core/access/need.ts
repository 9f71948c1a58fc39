/** A call needs one right in one of its menus. */
import { ACTION, type ActionID, type MenuName } from '../values/menus.ts';
import type { ProtectedOperation } from './openOperations.ts';

/** What a call needs. */
export interface Need {
  /** Menus any of which allows it. */
  menus: readonly MenuName[];
  /** Actions any of which allows it; a save asks for the exact one itself. */
  actions: readonly ActionID[];
  /** Whether it changes data: refused after the term has ended, and to the company unless `company` says so. */
  write: boolean;
  /** Whether the company may write it too: into its own books, or about its owner's shops and staff. */
  company?: boolean;
}

/** To see: Xem in any of the menus. */
export const read = (...menus: MenuName[]): Need => ({ menus, actions: [ACTION.view], write: false });

/** To change, never by the company. */
export const write = (actions: readonly ActionID[], ...menus: MenuName[]): Need => ({ menus, actions, write: true });

/** To change, by the company too. */
export const writeAnywhere = (actions: readonly ActionID[], ...menus: MenuName[]): Need => ({
  ...write(actions, ...menus),
  company: true,
});

/** What some calls need; a call that the contract does not have, or that asks for no right, does not compile. */
export type Needs = Readonly<Partial<Record<ProtectedOperation, Need>>>;

/** Thêm. */
export const ADD = [ACTION.add];
/** Sửa. */
export const EDIT = [ACTION.edit];
/** Thêm or Sửa: a save asks for the exact one itself. */
export const SAVE = [ACTION.add, ACTION.edit];
/** Xóa. */
export const REMOVE = [ACTION.remove];
/** Hủy. */
export const CANCEL = [ACTION.cancel];
/** Duyệt. */
export const APPROVE = [ACTION.approve];
/** To correct a debt. */
export const CORRECT = [ACTION.approve, ACTION.edit, ACTION.lockBooks];
/** To write opening balances. */
export const OPEN = [ACTION.approve, ACTION.lockBooks];
/** To close a day, or decide on what a count found. */
export const CLOSE = [ACTION.add, ACTION.approve, ACTION.lockBooks];
/** Nhập Excel. */
export const IMPORT = [ACTION.importExcel];
/** To enter what another may have to approve. */
export const BOOK = [ACTION.add, ACTION.approve];
