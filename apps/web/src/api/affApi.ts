import { declare } from './declare.ts';
import { deleted, menus, saved } from './logLine.ts';

/** Controller Aff: collaborators. */
export const { calls, useSaveAffMutation, useDeleteAffMutation } = declare({
  reads: { listAffs: ['Aff'] },
  writes: {
    saveAff: {
      stale: ['Aff', 'Account'],
      log: ({ body }, { affID, FullName }) => saved(menus.affs, body.affID, `cộng tác viên ${FullName}`, affID),
    },
    deleteAff: { stale: ['Aff', 'Account'], log: ({ affID }) => deleted(menus.affs, 'cộng tác viên', affID) },
  },
});
