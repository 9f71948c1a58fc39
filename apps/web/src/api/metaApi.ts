import { declare } from './declare.ts';

/** Controller Meta: what pickers choose from, and what stands on a picture of a slip, of which nothing is kept. */
export const {
  calls,
  useListAllStaffQuery,
  useListAllUsersQuery,
  useListAllBanksQuery,
  useListAllPosQuery,
  useListAllPosCompanyQuery,
  useListAllAffsQuery,
  useReadBillMutation,
  useGetAffPercentQuery,
} = declare({
  reads: {
    listAllStaff: ['Account'],
    listAllUsers: ['Account'],
    listAllBanks: [],
    listShopCards: ['Card'],
    listAllPos: ['Pos'],
    listAllAffs: ['Account'],
    getAffPercent: ['Account'],
    listAllPosCompany: ['Pos'],
  },
  writes: { readBill: { stale: [] } },
});
