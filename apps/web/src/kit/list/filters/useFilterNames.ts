import { useListAllAffsQuery, useListAllBanksQuery, useListAllStaffQuery } from '../../../api/metaApi.ts';
import { useListAllPartnersQuery } from '../../../api/partnerApi.ts';
import { useListCustomersQuery } from '../../../api/customerApi.ts';
import type { List } from '../useList.ts';

/** A filter that names a record by its number, and what people call the record; `undefined` until it is known. */
interface NamedFilter {
  filter: string;
  name: string | undefined;
}

/** The records that a list is narrowed to, each by its name, for the chips of the filters that are set: only those are read. */
export function useFilterNames(list: List<object>): readonly NamedFilter[] {
  const staff = setFilter(list, 'StaffID', 'StaffId');
  const customer = setFilter(list, 'CustomerID');
  const partner = setFilter(list, 'PartnerID');
  const aff = setFilter(list, 'AffID');
  const bank = setFilter(list, 'BankID');
  const people = useListAllStaffQuery(undefined, { skip: !staff }).data?.Data;
  const customers = useListCustomersQuery({ CustomerID: customer?.id, PageSize: 1 }, { skip: !customer }).data?.Data;
  const partners = useListAllPartnersQuery(undefined, { skip: !partner }).data?.Data;
  const affs = useListAllAffsQuery(undefined, { skip: !aff }).data?.Data;
  const banks = useListAllBanksQuery(undefined, { skip: !bank }).data?.Data;
  return [
    named(staff, 'Nhân viên', people?.find(({ UserID }) => UserID === staff?.id)?.FullName),
    named(customer, 'Khách hàng', customers?.find(({ CustomerID }) => CustomerID === customer?.id)?.FullName),
    named(partner, 'Đối tác', partners?.find(({ PartnerID }) => PartnerID === partner?.id)?.Name),
    named(aff, 'Cộng tác viên', affs?.find(({ affID }) => affID === aff?.id)?.FullName),
    named(bank, 'Ngân hàng', banks?.find(({ BankID }) => BankID === bank?.id)?.BankName),
  ].flatMap((one) => one ?? []);
}

/** The first of some filters that is set to a number. */
function setFilter(list: List<object>, ...names: string[]): { filter: string; id: number } | undefined {
  for (const filter of names.filter((name) => list.has(name))) {
    const { value } = list.filter(filter as never);
    if (typeof value === 'number') return { filter, id: value };
  }
  return undefined;
}

function named(set: { filter: string } | undefined, noun: string, name: string | undefined): NamedFilter | undefined {
  return set && { filter: set.filter, name: name === undefined ? undefined : `${noun}: ${name}` };
}
