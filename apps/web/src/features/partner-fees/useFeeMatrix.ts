import { useListAllPosQuery } from '../../api/metaApi.ts';
import { useListAllPartnersQuery, useListPartnerFeesQuery } from '../../api/partnerApi.ts';
import { useListPosPartnersQuery } from '../../api/posApi.ts';
import { feeRows, savedFees } from './feeMatrix.ts';

const EVERY = 500;

/** The fee matrix of one partner as it is saved. */
export function useFeeMatrix(partnerID: number) {
  const fees = useListPartnerFeesQuery({ PartnerID: partnerID, PageSize: EVERY });
  const terminals = useListPosPartnersQuery({ PartnerID: partnerID, PageSize: EVERY });
  const pos = useListAllPosQuery();
  const partners = useListAllPartnersQuery();
  const calls = [fees, terminals, pos, partners];
  const rows = fees.data?.Data.Fees ?? [];
  return {
    rows: feeRows(rows, terminals.data?.Data, pos.data?.Data),
    saved: savedFees(rows),
    partnerName: fees.data?.Data.Defaults[0]?.PartnerName ?? 'đối tác',
    partnerDefault: partners.data?.Data.find(({ PartnerID }) => PartnerID === partnerID)?.FeePercentDefault,
    loading: calls.some(({ data, isFetching }) => data === undefined && isFetching),
    error: calls.find(({ data, error, isFetching }) => data === undefined && error && !isFetching)?.error,
    reload: () => Promise.all(calls.map(({ refetch }) => refetch())),
  };
}
