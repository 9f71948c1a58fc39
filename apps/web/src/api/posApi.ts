import type { Schemas } from '@so-the/api-client';
import { declare } from './declare.ts';
import { actions, deleted, imported, menus, saved, type LogLine } from './logLine.ts';

/** Controller Pos. */
export const {
  calls,

  useCheckSwipeRulesQuery,
  useListPosQuery,
  useListPosPartnersQuery,
  useListBillsQuery,

  useSavePosMutation,
  useDeletePosMutation,
  useImportPosMutation,
  useSavePosPartnerMutation,
  useDeletePosPartnerMutation,
  useSavePosCodeStatusMutation,
} = declare({
  reads: {
    listPos: ['Pos'],
    checkSwipeRules: ['Pos', 'OrderLine'],
    listPosPartners: ['Pos', 'OrderLine'],
    listPosCodeLogs: ['Pos'],
    listBills: ['OrderLine'],
    listPosPartnerFigures: ['Pos', 'OrderLine', 'Debt'],
  },
  writes: {
    savePos: {
      stale: ['Pos', 'Debt', 'Revenue'],
      log: ({ body }, { posID, PosName }) => saved(menus.pos, body.posID, `máy POS ${PosName}`, posID),
    },
    deletePos: { stale: ['Pos'], log: ({ posID }) => deleted(menus.pos, 'máy POS', posID) },
    importPos: {
      stale: ['Pos', 'Debt', 'Revenue'],
      log: ({ body }, { OkCount }) => (body.Preview ? null : imported(menus.pos, 'máy POS', OkCount)),
    },
    savePosPartner: {
      stale: ['Pos', 'Partner'],
      log: ({ body }, { posPartnerID, PosName }) =>
        saved(menus.posPartners, body.posPartnerID, `POS đối tác ${PosName}`, posPartnerID),
    },
    deletePosPartner: {
      stale: ['Pos', 'Partner'],
      log: ({ posPartnerID }) => deleted(menus.posPartners, 'POS đối tác', posPartnerID),
    },
    savePosCodeStatus: { stale: ['Pos'], log: (_args, code) => codeStep(code) },
  },
});

const STEPS = ['Yêu cầu', 'Duyệt', 'Từ chối', 'Thu hồi'] as const;

/** A POS code was asked for, approved, refused or revoked. */
function codeStep({ LogID, PosCode, Status, Note }: Schemas['PosCodeLog']): LogLine {
  const ActionID = Status === 0 ? actions.add : actions.approve;
  return {
    MenuID: menus.posPartners,
    ActionID,
    Note: `${STEPS[Status]} mã POS ${PosCode}${Note ? `: ${Note}` : ''}`,
    RefID: LogID,
  };
}
