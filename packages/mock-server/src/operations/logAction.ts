import { addLogAction } from '../core/actionLog.ts';
import { answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/LogAction. */
export const logActionOperations: Controller<'LogAction'> = {
  addLogAction: (world, args, context) => answerWith(addLogAction(world, args, context), (row) => ({ ID: row.LogID })),
};
