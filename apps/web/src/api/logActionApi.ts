import { declare } from './declare.ts';

/** Controller LogAction. Lines are written beside each write, see `sendLog`. */
export const { calls } = declare({ reads: { listLogActions: ['ActionLog'] } });
