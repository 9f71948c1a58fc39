import { declare } from './declare.ts';

/** Controller Meta: what pickers choose from. */
export const {
  useListAllStaffQuery,
  useListAllUsersQuery,
  useListAllBanksQuery,
  useListAllPosQuery,
  useListAllPosCompanyQuery,
  useListAllAffsQuery,
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
});
