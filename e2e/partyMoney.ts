import { swipedOrder } from './morningWorld.ts';
import type { MoneyButton } from './moneyButtons.ts';
import type { Shop } from './shop.ts';

const MILLION = 1_000_000;
const REASON = 'Hai bên thống nhất lại số';

/** Everybody owes and is owed something: what there is to be pressed. */
export async function moneyButtons(shop: Shop): Promise<MoneyButton[]> {
  const { api, ids } = shop;
  const owe = async (DebtType: 2 | 3, PartyID: number, Amount: number) =>
    api.call('adjustDebt', { body: { DebtType, PartyID, Amount, Reason: REASON } });
  const aff = { FullName: 'Phạm Minh Tuấn', Phone: '0912345678', Percents: [{ Percent: 100 }], Status: 1 as const };
  const { affID } = (await api.call('saveAff', { body: aff })).Data;
  const owed = { Name: 'Cửa hàng Hồng Hà', Phone: '0909123457', FeePercentDefault: 1500, Status: 1 as const };
  const { PartnerID } = (await api.call('savePartner', { body: owed })).Data;
  // Together below what one person may change alone in a day.
  await owe(2, ids.partner, 1_800_000);
  await owe(2, PartnerID, -2_200_000);
  await owe(3, affID, -600_000);
  await swipedOrder(shop, 1, 0);
  const [lot] = (await api.call('listNumberLots', {})).Data;
  if (!lot) throw new Error('The swipe opened no lot.');
  const lotAt = `/debt?tab=lots&open=${lot.numberLoID}`;
  const parentAt = `/debt?tab=cashBack&open=${ids.pos}`;
  const lost = { profit: -10_000, adjustments: -10_000 };
  return [
    {
      at: `/debt/partner?partnerID=${ids.partner}&pay=new`,
      typed: { 'Số tiền': '1500k' },
      call: 'payPartnerSchedules',
      change: { funds: 1_500_000, partner: -1_500_000 },
    },
    {
      at: `/debt/partner?partnerID=${PartnerID}&payBack=new`,
      typed: { 'Số tiền': '2tr' },
      leaves: true,
      call: 'payPartnerSchedules',
      change: { funds: -2 * MILLION, partner: 2 * MILLION },
    },
    {
      at: `/debt/aff?affID=${affID}&pay=new`,
      typed: { 'Số tiền': '400k' },
      leaves: true,
      call: 'addExpense',
      change: { funds: -400_000, aff: 400_000 },
    },
    {
      at: `/debt/aff?affID=${affID}&adjust=new`,
      typed: { 'Số tiền điều chỉnh': '10k', 'Lý do': REASON },
      call: 'adjustDebt',
      change: { aff: 10_000, profit: 10_000, adjustments: 10_000 },
    },
    {
      at: `${lotAt}&pay=new`,
      typed: { 'Số tiền': '500k' },
      call: 'payNumberLot',
      change: { funds: 500_000, pos: -500_000 },
    },
    {
      at: `${lotAt}&adjust=new`,
      typed: { 'Số tiền giảm trừ': '10k', 'Lý do': REASON },
      call: 'updateNumberLot',
      change: { pos: -10_000, ...lost },
    },
    {
      at: `${parentAt}&pay=new`,
      typed: { 'Số tiền': '3tr' },
      call: 'payCashBack',
      change: { funds: 3 * MILLION, pos: -3 * MILLION },
    },
    {
      at: `${parentAt}&giveBack=new`,
      typed: { 'Số tiền': '200k' },
      leaves: true,
      call: 'payCashBack',
      change: { funds: -200_000, pos: 200_000 },
    },
    {
      at: `${parentAt}&adjust=new`,
      typed: { 'Số tiền điều chỉnh': '-10k', 'Lý do': REASON },
      call: 'payCashBack',
      change: { pos: 10_000, profit: 10_000, adjustments: 10_000 },
    },
    {
      at: `/debt?tab=pos&posID=${ids.pos}&adjust=new`,
      typed: { 'Số tiền điều chỉnh': '-10k', 'Lý do': REASON },
      call: 'adjustDebt',
      change: { pos: -10_000, ...lost },
    },
  ];
}
