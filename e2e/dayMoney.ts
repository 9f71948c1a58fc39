import type { Schemas } from '@so-the/api-client';
import { statementPdf } from '../packages/mock-server/src/samples/statementPdf.ts';
import { now } from './clock.ts';
import type { MoneyButton } from './moneyButtons.ts';
import { swipedOrder } from './morningWorld.ts';
import { dayOf, typeInto } from './ownersBooks.ts';
import { partnerOrder } from './partnerOrder.ts';
import type { Shop } from './shop.ts';

const MILLION = 1_000_000;
const REASON = 'Hai bên thống nhất lại số';
const company = { UserName: 'congty', Password: 'Congty@123' };
const second = { UserName: 'phongkinhdoanh', Password: 'Quanly@123' };

/** What else moves a shop's money in a day, up to its close: the last of them leaves nothing that could be pressed. */
export async function dayButtons(shop: Shop): Promise<MoneyButton[]> {
  const { ids } = shop;
  await prepare(shop);
  const line = await statement(shop);
  const statementAt = '/debt?tab=pdf';
  const lossAt = '/expensebad/index?open=1';
  return [
    {
      at: `/debt/customer?customerID=${ids.customer}&opening=new`,
      typed: { 'Số tiền': '1tr' },
      call: 'saveOpeningBalances',
      change: { customer: MILLION, opening: MILLION },
    },
    {
      at: `/debt/partner?partnerID=${ids.partner}&payShares=new`,
      leaves: true,
      call: 'addPartnerReciprocal',
      change: { funds: -30_000, partner: 30_000 },
    },
    {
      at: `/debt/partner?partnerID=${ids.partner}&offset=new`,
      choose: (person) => person.pick('Khách hàng', shop.customer),
      typed: { 'Số tiền': '300k', 'Lý do': REASON },
      call: 'addPartnerReciprocal',
      change: { partner: 300_000, customer: -300_000 },
    },
    {
      at: `${statementAt}&FileID=${line.FileID}&pay=new`,
      choose: (person) => person.pick('Tài khoản nhận', '5600'),
      call: 'payDebtFromPdf',
      change: { funds: line.Net, pos: -line.Net },
    },
    {
      at: `${statementAt}&open=${line.LineID}`,
      opener: 'Hủy thanh toán',
      answer: 'Hủy thanh toán dòng sao kê',
      typed: { 'Lý do': REASON },
      call: 'changePdfLineStatus',
      change: { funds: -line.Net, pos: line.Net },
    },
    {
      at: '/expensebad/index?open=new',
      choose: async (person) => {
        await person.select('Loại', 'Khác');
        await person.dialog.getByRole('radio', { name: 'Tiền đã mất khỏi quỹ' }).check();
      },
      typed: { 'Số tiền': '200k', 'Lý do': REASON },
      leaves: true,
      call: 'addBadExpense',
      change: {},
    },
    {
      at: lossAt,
      who: second,
      opener: 'Duyệt',
      answer: 'Duyệt',
      call: 'addBadExpense',
      change: { funds: -200_000, profit: -200_000 },
    },
    {
      at: lossAt,
      opener: 'Ghi tiền thu hồi',
      typed: { 'Số tiền thu hồi': '50k' },
      call: 'addBadExpense',
      change: { funds: 50_000, profit: 50_000 },
    },
    {
      at: lossAt,
      opener: 'Xóa',
      answer: 'Xóa chi phí xấu',
      typed: { 'Lý do': REASON },
      call: 'deleteBadExpense',
      change: {},
    },
    {
      at: '/',
      who: second,
      opener: 'Duyệt',
      answer: 'Duyệt',
      call: 'decideHeldWrite',
      change: { funds: 150_000, profit: 150_000 },
    },
    {
      at: '/report/debt_aday',
      who: company,
      opener: 'Bơm đầu ngày',
      typed: { 'Số tiền': '5tr' },
      leaves: true,
      call: 'pushStartMoney',
      change: { funds: 5 * MILLION, advanced: 5 * MILLION },
    },
    {
      at: '/report/debt_aday',
      opener: 'Hoàn tiền',
      typed: { 'Số tiền': '2tr' },
      call: 'pushStartMoney',
      change: { funds: -2 * MILLION, advanced: -2 * MILLION },
    },
    {
      at: '/report/cashbook',
      opener: 'Kiểm quỹ và chốt',
      choose: async (person) => typeInto(person, /^Thực đếm VCB/, String(await shop.balance())),
      typed: { 'Thực đếm Tiền mặt': '2tr950', 'Lý do chênh lệch Tiền mặt': REASON },
      call: 'pushStartMoney',
      change: {},
    },
    {
      at: '/report/cashbook',
      who: second,
      opener: 'Duyệt',
      answer: 'Duyệt',
      call: 'pushStartMoney',
      change: { funds: -50_000, profit: -50_000, adjustments: -50_000 },
    },
  ];
}

/** A second person and the company at work, a partner who is owed its share of an order and more. */
async function prepare(shop: Shop): Promise<void> {
  const { api, ids } = shop;
  await shop.addManager(second);
  const account = { BankCode: 'VCB', AccountNo: '1017595699', AccountOwner: 'CONG TY BINH MINH', Status: 1 as const };
  await shop.logIn(company);
  await api.call('saveBankCard', { body: { ...account, OpeningBalance: 50 * MILLION, IsDefault: true } });
  await shop.logIn();
  await partnerOrder(shop, 3);
  const owed = { DebtType: 2, PartyID: ids.partner, Amount: -3 * MILLION } as const;
  await api.call('adjustDebt', { body: { ...owed, Reason: REASON } });
}

/** What the bank says of one swipe, matched and not paid yet. */
async function statement(shop: Shop): Promise<Schemas['PdfLine']> {
  const [swipe] = (await swipedOrder(shop, 1, 0)).swipes;
  if (!swipe) throw new Error('The order has no swipe.');
  const { Amount, PosFee, LotNo, InvoiceNo, ApprovalCode } = swipe;
  const about = { Date: dayOf(now()), TID: '12345678', CardMasked: '422151******4321' };
  const row = { ...about, LotNo, InvoiceNo, ApprovalCode, Amount, Fee: PosFee, Net: Amount - PosFee };
  const bytes = statementPdf({ bankName: 'Vietcombank', merchantName: 'POS quầy 1' }, [row]);
  const file = new File([Uint8Array.from(bytes)], 'sao-ke.pdf', { type: 'application/pdf' });
  const { Data } = await shop.api.call('uploadStatementPdf', { posid: shop.ids.pos, body: { file } });
  const [line] = Data.Lines;
  if (!line) throw new Error('The statement has no row.');
  return line;
}
