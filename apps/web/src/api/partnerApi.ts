import { declare } from './declare.ts';
import { actions, deleted, imported, menus, saved } from './logLine.ts';

/** Controller Partner. */
export const {
  calls,

  useListAllPartnersQuery,
  useListPartnerFeesQuery,
  useGetPartnerFeeQuery,
  useSavePartnerMutation,
  useDeletePartnerMutation,
  useImportPartnersMutation,
  useSavePartnerFeeMutation,
  useDeletePartnerFeeMutation,
} = declare({
  reads: {
    listPartners: ['Partner'],
    listAllPartners: ['Partner'],
    listPartnerFees: ['Partner'],
    getPartnerFee: ['Partner'],
  },
  writes: {
    savePartner: {
      stale: ['Partner'],
      log: ({ body }, { PartnerID, Name }) => saved(menus.partners, body.PartnerID, `đối tác ${Name}`, PartnerID),
    },
    deletePartner: {
      stale: ['Partner'],
      log: ({ CustomerID }) => deleted(menus.partners, 'đối tác', CustomerID),
    },
    importPartners: {
      stale: ['Partner'],
      log: ({ body }, { OkCount }) => (body.Preview ? null : imported(menus.partners, 'đối tác', OkCount)),
    },
    savePartnerFee: {
      stale: ['Partner'],
      log: (_args, fees) => ({
        MenuID: menus.partnerFees,
        ActionID: actions.edit,
        Note: `Lưu ${fees.length} dòng phí đối tác ${fees[0]?.PartnerName ?? ''}`,
        RefID: fees[0]?.PartnerID,
      }),
    },
    deletePartnerFee: {
      stale: ['Partner'],
      log: ({ ConfigPartnerFeeShopID }) => deleted(menus.partnerFees, 'dòng phí đối tác', ConfigPartnerFeeShopID),
    },
  },
});
