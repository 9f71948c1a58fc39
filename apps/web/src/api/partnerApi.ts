import { declare } from './declare.ts';
import { deleted, imported, menus, saved } from './logLine.ts';

/** Controller Partner. */
export const {
  useListPartnersQuery,
  useListAllPartnersQuery,
  useSavePartnerMutation,
  useDeletePartnerMutation,
  useImportPartnersMutation,
} = declare({
  reads: {
    listPartners: ['Partner'],
    listAllPartners: ['Partner'],
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
  },
});
