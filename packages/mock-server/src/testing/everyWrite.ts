/** Every call that writes, in the order a company would come to make them: each finds what it needs and is carried out. */
import type { operations, OperationId } from '@so-the/api-client';
import type { Received } from '../engine/operationType.ts';
import { bankBookFile } from '../samples/bankBook.ts';
import { pngFile } from '../samples/pngFile.ts';
import { statementPdf, statementReading } from '../samples/statementPdf.ts';
import { HOA, POS, VCB, visaOf } from './openShop.ts';

/** One write of the story. */
export interface Write<Id extends OperationId = OperationId> {
  id: Id;
  args: Readonly<Record<string, unknown>>;
  /** Who makes it: somebody without a session, the owner in the first shop, the company, or its person in that shop, who approves there. */
  by: 'nobody' | 'owner' | 'company' | 'second';
}

const Reason = 'Ghi nhầm, xin làm lại';
const TODAY = '2026-11-20';
const BANK = { Method: 2, BankCardID: 1 } as const;
const CASH = { Method: 1 } as const;
const PASSWORD = { old: 'Chushop@123', new: 'Chushop@456' };
const MINH_PHAT = { Name: 'Cửa hàng Minh Phát', Phone: '0933333333', FeePercentDefault: 1500, Status: 1 } as const;
const SLIP = { LotNo: '000123', ApprovalCode: 'A00001', OverrideReason: Reason };
const PAID = { Date: TODAY, TID: POS.TID, Amount: 30_000_000, Fee: 396_000, Net: 29_604_000 };
const STATEMENT = [{ ...PAID, LotNo: '000123', InvoiceNo: '000001', ApprovalCode: 'A00001' }];
const BANK_LINES = [
  { Date: TODAY, Amount: -11_000, Text: 'Phí quản lý tài khoản' },
  { Date: TODAY, Amount: 22_000, Text: 'Lãi tiền gửi' },
];
const LAYOUT = [
  { Title: 'Ngày GD', Field: 'Date' },
  { Title: 'Doanh số', Field: 'Amount' },
  { Title: 'Còn lại', Field: 'Net' },
] as const;

const ORDER = {
  ServiceType: 1,
  CustomerID: 1,
  CardDataID: 1,
  AppointmentDate: `${TODAY}T09:00:00+07:00`,
  Amount: 30_000_000,
  CustomerFeePercent: 1800,
  FeeMode: 2,
  StaffID: 1,
} as const;

const money = (ScheduleID: number, Amount: number) => ({ ScheduleID, Amount, ...BANK });

/** People, records and imports. */
const RECORDS = [
  nobody('register', {
    body: {
      ShopName: 'Thẻ Mới',
      UserName: 'chumoi',
      Phone: '0912000111',
      Password: PASSWORD.new,
      ConfirmPassword: PASSWORD.new,
    },
  }),
  nobody('login', { body: { UserName: 'chushop', Password: PASSWORD.old } }),
  owner('saveStaff', {
    body: { UserName: 'thungan.lan', FullName: 'Lê Thu', GroupID: 4, ShopIDs: [1], Status: 1, Password: PASSWORD.new },
  }),
  owner('saveStaffPermissions', { body: { StaffID: 9, Version: 1, Rights: [{ MenuID: 11, ActionIDs: [1] }] } }),
  owner('deleteStaff', { StaffID: 9 }),
  owner('saveBankCard', { body: VCB }),
  owner('saveBankCard', { body: { ...VCB, AccountNo: '1017595601', IsDefault: false, OpeningBalance: 0 } }),
  owner('deleteBankCard', { BankCardID: 2 }),
  owner('savePos', { body: POS }),
  owner('savePos', { body: { ...POS, TID: '24531877', PosName: 'Máy dự phòng' } }),
  owner('deletePos', { posID: 2 }),
  owner('importPos', { body: { Rows: [{ PosName: 'Máy mới', TID: '24531878', BankCode: 'VCB', FeePercent: 1320 }] } }),
  owner('saveCustomer', { body: HOA }),
  owner('saveCustomer', { body: { ...HOA, Phone: '0987654322' } }),
  owner('importCustomers', { body: { Rows: [{ FullName: 'Trần Thị Lan', Phone: '0977777777' }] } }),
  owner('deleteCustomer', { CustomerID: 2 }),
  owner('saveCard', { body: visaOf(1) }),
  owner('saveCard', { body: { ...visaOf(1), Last4: '0007' } }),
  owner('deleteCard', { cardDataID: 2 }),
  owner('importCards', {
    body: { Rows: [{ CustomerPhone: HOA.Phone, HolderName: 'Hoa', Bank: 'TCB', Last4: '0077', DateDues: 22 }] },
  }),
  owner('changeHoldCard', { cardDataID: 1, HoldPlace: 'Ngăn 1' }),
  owner('exportCards', {}),
  owner('saveCalendarPayment', { body: { CardDataIDs: [1], WorkDate: TODAY } }),
  owner('dismissCardNotice', { CardDataID: 3 }),
  owner('savePartner', { body: MINH_PHAT }),
  owner('savePartner', { body: { ...MINH_PHAT, Phone: '0933333334' } }),
  owner('deletePartner', { CustomerID: 2 }),
  owner('importPartners', { body: { Rows: [{ Name: 'POS Hoàng Gia', Phone: '0944444444' }] } }),
  owner('saveOpeningBalances', { body: { Rows: [{ PartyType: 2, PartyID: 1, Amount: 2_000_000 }] } }),
  owner('savePartnerFee', { body: { Fees: [{ PartnerID: 1, FeePercent: 1500, FromDate: TODAY }] } }),
  owner('deletePartnerFee', { ConfigPartnerFeeShopID: 1 }),
  owner('savePosPartner', { body: { PosName: 'POS Minh Phát 1', PartnerID: 1, Status: 1 } }),
  owner('savePosPartner', { body: { PosName: 'POS Minh Phát 2', PartnerID: 1, Status: 1 } }),
  owner('deletePosPartner', { posPartnerID: 2 }),
  owner('savePosCodeStatus', { body: { PosPartnerID: 1, PosCode: 'MP-1', Status: 0 } }),
  owner('saveAff', { body: { FullName: 'Phạm Tuấn', Phone: '0966666666', Percents: [{ Percent: 100 }], Status: 1 } }),
  owner('deleteAff', { affID: 1 }),
  owner('uploadImage', {
    body: {
      image: { name: 'bill.png', type: 'image/png', bytes: pngFile({ width: 8, height: 8, bits: new Uint8Array(8) }) },
    },
  }),
];

/** Orders, their money and their swipes. */
const ORDERS = [
  owner('pushSchedules', { body: { Cards: [{ CardDataID: 3, Amount: 5_000_000, CustomerFeePercent: 1800 }] } }),
  owner('deleteSchedule', { ScheduleID: 1 }),
  owner('createSchedule', { body: ORDER }),
  owner('createScheduleList', { body: { Schedules: [{ ...ORDER, ServiceType: 2, PartnerMode: 3, PartnerID: 1 }] } }),
  owner('toggleHighlightSchedule', { ScheduleID: 2 }),
  owner('updateScheduleNote', { body: { ScheduleID: 2, Note: 'Gọi\r\nlại' } }),
  owner('addScheduleComment', { body: { ScheduleID: 2, Content: 'Khách hẹn chiều' } }),
  owner('changeScheduleStatus', { ScheduleID: 2, Status: 1 }),
  owner('changeScheduleStatus', { ScheduleID: 2, Status: 2 }),
  owner('addPaymentSchedule', { body: money(2, 30_000_000) }),
  owner('correctSchedulePercent', {
    body: { ScheduleID: 2, CustomerFeePercent: 1750, Reason: 'Gõ nhầm phí của khách' },
  }),
  owner('cancelPaymentSchedule', { paymentID: 1, Reason }),
  owner('addPaymentScheduleWaiting', { body: money(2, 30_000_000) }),
  owner('addPaymentSchedule', { body: { ...money(2, 30_000_000), PaymentID: 2, Version: 1 } }),
  owner('addCustomerTopUp', { body: money(2, 100_000) }),
  owner('cancelCustomerTopUp', { paymentID: 3, Reason }),
  owner('addWithdrawal', { body: { ScheduleID: 2, Amount: 1_000_000, PosID: 1, ...SLIP, InvoiceNo: '000009' } }),
  owner('cancelWithdrawal', { ScheduleID: 2, LogWithdrawalId: 1, Reason }),
  owner('addWithdrawal', { body: { ScheduleID: 2, Amount: 30_000_000, PosID: 1, ...SLIP, InvoiceNo: '000001' } }),
  owner('changeScheduleStatus', { ScheduleID: 2, Status: 4 }),
  owner('changeScheduleStatus', { ScheduleID: 3, Status: 1 }),
  owner('changeScheduleStatus', { ScheduleID: 3, Status: 2 }),
  owner('addWithdrawal', {
    body: { ScheduleID: 3, Amount: 30_000_000, PosID: 1, ...SLIP, ApprovalCode: 'A00002', InvoiceNo: '000002' },
  }),
  owner('sendMoneyCustomer', { body: money(3, 50_000) }),
  owner('cancelSendMoneyCustomer', { paymentID: 4, Reason }),
  owner('addSendMoneyWaiting', { body: money(3, 50_000) }),
  owner('cancelSendMoneyCustomer', { paymentID: 5, Reason }),
  owner('changeScheduleStatus', { ScheduleID: 3, Status: 3 }),
];

/** Debts, lots, statements, vouchers, losses and the cash of the day. */
const MONEY = [
  owner('adjustDebt', { body: { DebtType: 1, PartyID: 1, Amount: -40_000, Reason } }),
  owner('adjustScheduleDebt', { body: { ScheduleID: 2, Amount: -10_000, Reason } }),
  owner('payDebtCustomer', { body: { CustomerID: 1, Amount: 100_000, ...CASH, ScheduleID: 2 } }),
  owner('offsetCustomerDebt', { body: { CustomerID: 1, Amount: 1_000 } }),
  owner('cancelPayDebt', { DebtID: 3, Reason }),
  owner('payDebtCustomerWithCard', {
    body: {
      CustomerID: 1,
      CardDataID: 3,
      PosID: 1,
      Amount: 200_000,
      CustomerFeePercent: 1800,
      ...SLIP,
      ApprovalCode: 'A00003',
      InvoiceNo: '000003',
    },
  }),
  owner('addPartnerReciprocal', { body: { PartnerID: 1, Kind: 5, Amount: 30_000, ...BANK } }),
  owner('payPartnerSchedules', { body: { PartnerID: 1, Direction: 2, Amount: 30_000, ...BANK } }),
  owner('addCashBack', { body: { PosParentID: 1, Date: TODAY, ExpectedAmount: 1_000_000 } }),
  owner('payCashBack', { body: { PosParentID: 1, CashBackID: 1, Amount: 1_000_000, ...BANK } }),
  owner('cancelCashBackPayment', { paymentID: 1, Reason }),
  owner('createNumberLot', { body: { PosID: 1, BusinessDate: TODAY, LotNo: '000124' } }),
  owner('addLotBills', { body: { numberLoID: 1, RemoveIDs: [3] } }),
  owner('updateNumberLot', { body: { numberLoID: 2, Version: 1, Note: 'Phiếu in lại' } }),
  owner('deleteNumberLot', { numberLoID: 2 }),
  owner('payNumberLot', { body: { NumberLoID: 1, Amount: 100_000, ...BANK } }),
  owner('cancelLotPayment', { payNumberLoID: 2, Reason }),
  owner('uploadStatementPdf', {
    posid: 1,
    body: {
      file: {
        name: 'sao-ke.pdf',
        type: 'application/pdf',
        bytes: statementPdf({ bankName: 'Vietcombank', merchantName: 'Thẻ Phú Nhuận' }, STATEMENT),
        pdf: statementReading(STATEMENT),
      },
    },
  }),
  owner('saveStatementLayout', { body: { BankID: 1, Columns: [...LAYOUT] } }),
  owner('payDebtFromPdf', { body: { FileID: 1, BankCardID: 1 } }),
  owner('changePdfLineStatus', { LineID: 1, Status: 2, Reason }),
  owner('saveVoucherType', { body: { name: 'Tiền gửi xe', type: 2, IsBusinessResult: true, status: 1 } }),
  owner('addReceipt', { body: { ConfigID: 13, Amount: 200_000, ...CASH, Description: 'Bán giấy in' } }),
  owner('addExpense', { body: { ConfigID: 17, Amount: 100_000, ...CASH, Description: 'Điện tháng 11' } }),
  owner('cancelVoucher', { paymentID: 2, Reason }),
  owner('transferFund', { body: { Amount: 100_000, ...CASH, ToMethod: 2, ToBankCardID: 1 } }),
  owner('addBadExpense', { body: { ScheduleID: 2, Kind: 1, Amount: 20_000, Reason } }),
  second('addBadExpense', { body: { id: 1, Version: 1, ScheduleID: 2, Kind: 1, Amount: 20_000, Status: 1, Reason } }),
  owner('deleteBadExpense', { id: 1, Reason }),
  second('decideHeldWrite', { body: { HeldWriteID: 4, Status: 1 } }),
  company('pushStartMoney', {
    body: { Kind: 1, ToShopID: 1, Amount: 5_000_000, FromFund: CASH, ToFund: CASH, Reason },
  }),
  owner('uploadBankStatement', {
    BankCardID: 1,
    body: { file: bankBookFile({ bankName: 'Vietcombank', accountNo: VCB.AccountNo, opening: 0 }, BANK_LINES) },
  }),
  owner('addBankLineVoucher', { body: { LineID: 1, Version: 1, ConfigID: 17 } }),
  owner('matchBankLine', { body: { LineID: 2, Version: 1, Status: 5, Reason } }),
  owner('runDebt', {}),
  owner('reloadDebts', {}),
  owner('reloadPosDebts', {}),
  owner('reloadBankCards', {}),
  owner('reloadMoney', {}),
  owner('addLogAction', { MenuID: 21, ActionID: 1, Note: 'Xem hợp đồng\r\n2026-11-20 giả một dòng' }),
];

/** What ends a shop or a session comes last. */
const ENDS = [
  owner('saveShop', { body: { ShopName: 'Thẻ Quận 7', RoundFeeTo: 1, NotifyDays: 7, Status: 1 } }),
  owner('deleteShop', { ShopIDDelete: 5 }),
  owner('changePassword', {
    body: { OldPassword: PASSWORD.old, NewPassword: PASSWORD.new, ConfirmPassword: PASSWORD.new },
  }),
];

const STORY = [...RECORDS, ...ORDERS, ...MONEY, ...ENDS];

/** Calls of the contract that write. */
type WritingId = { [Id in OperationId]: (typeof operations)[Id]['mutates'] extends true ? Id : never }[OperationId];
type NotMade = Exclude<WritingId, (typeof STORY)[number]['id']>;

/**
 * The story begins in the scenario `empty`; the numbers in it are those its own records get.
 * It does not compile while a call that writes is not made: the error names the call below `notMadeYet`.
 */
export const EVERY_WRITE: readonly Write[] = STORY satisfies [NotMade] extends [never]
  ? unknown
  : { notMadeYet: NotMade };

function nobody<Id extends OperationId>(id: Id, args: Received<Id>): Write<Id> {
  return { id, args, by: 'nobody' };
}

function second<Id extends OperationId>(id: Id, args: Received<Id>): Write<Id> {
  return { id, args, by: 'second' };
}

function owner<Id extends OperationId>(id: Id, args: Received<Id>): Write<Id> {
  return { id, args, by: 'owner' };
}

function company<Id extends OperationId>(id: Id, args: Received<Id>): Write<Id> {
  return { id, args, by: 'company' };
}
