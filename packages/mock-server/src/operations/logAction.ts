import { addLogAction } from '../core/history/actionLog.ts';
import { listActions } from '../core/history/listActions.ts';
import { answerPage, answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/LogAction. */
export const logActionOperations: Controller<'LogAction'> = {
  addLogAction: (world, args, context) => answerWith(addLogAction(world, args, context), (row) => ({ ID: row.LogID })),
  listLogActions: (world, args, context) => answerPage(listActions(world, args, context)),
};
