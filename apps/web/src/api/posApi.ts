import { declare } from './declare.ts';
import { deleted, menus, saved } from './logLine.ts';

/** Controller Pos. */
export const { useListPosQuery, useCheckSwipeRulesQuery, useSavePosMutation, useDeletePosMutation } = declare({
  reads: { listPos: ['Pos'], checkSwipeRules: ['Pos', 'OrderLine'] },
  writes: {
    savePos: {
      stale: ['Pos', 'Debt', 'Revenue'],
      log: ({ body }, { posID, PosName }) => saved(menus.pos, body.posID, `máy POS ${PosName}`, posID),
    },
    deletePos: { stale: ['Pos'], log: ({ posID }) => deleted(menus.pos, 'máy POS', posID) },
  },
});
