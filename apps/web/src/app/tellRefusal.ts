import type { ApiError, OperationId } from '@so-the/api-client';
import { toast } from '@so-the/ui';

/**
 * Calls whose refusal is no toast (specification §8): the login shows a notification in its form, a failed shop list is only
 * logged.
 */
const TOLD_OTHERWISE: ReadonlySet<OperationId> = new Set(['login', 'listActiveShops'] as const);

/**
 * Shows the Message of an answer whose Result is not 1 as an error toast, whichever call it answers. A screen may show it in
 * its place too: at a field, in a dialog.
 */
export function tellRefusal({ message }: Pick<ApiError, 'message'>, id: OperationId): void {
  if (!TOLD_OTHERWISE.has(id)) toast.error(message);
}
