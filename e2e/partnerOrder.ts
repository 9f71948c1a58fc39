import type { Shop } from './shop.ts';

const MILLION = 1_000_000;

/** A finished withdrawal of 10.000.000 in one of the partner's three cases; its number as people say it. */
export async function partnerOrder(shop: Shop, PartnerMode: 1 | 2 | 3): Promise<string> {
  const { api, ids } = shop;
  const Amount = 10 * MILLION;
  const terms = { ServiceType: 2, Amount, PartnerMode, PartnerID: ids.partner, FeeMode: 1 } as const;
  const ScheduleID = await shop.startOrder(terms);
  const on = PartnerMode === 1 ? { PosPartnerID: ids.posPartner } : { PosID: ids.pos };
  await api.call('addWithdrawal', { body: { ScheduleID, Amount, ...on, OverrideReason: 'Khách có hóa đơn mua hàng' } });
  await api.call('changeScheduleStatus', { ScheduleID, Status: 3 });
  const body = { ScheduleIDs: [ScheduleID], PageIndex: 1, PageSize: 20 };
  const [order] = (await api.call('searchSchedules', { body })).Data;
  const owed = -(order?.CustomerDebt ?? 0);
  const fund = { Method: 2, BankCardID: ids.bankCard } as const;
  if (owed > 0) await api.call('sendMoneyCustomer', { body: { ScheduleID, Amount: owed, ...fund } });
  await api.call('changeScheduleStatus', { ScheduleID, Status: 4 });
  return order?.Code ?? '';
}
