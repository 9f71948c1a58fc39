// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.

import type { InputFields } from './inputField.ts';
import type { components } from './schema.gen.ts';

type Schemas = components['schemas'];

export const adjustDebtInputFields: InputFields<Schemas['AdjustDebtInput']> = {
  DebtType: { required: true },
  PartyID: { required: true },
  Amount: {},
  Reason: { maxLength: 500 },
  AdjustKind: {},
  ScheduleID: {},
  BusinessDate: {},
  Comparison: {},
  DebtID: {},
  Status: {},
};

export const affInputFields: InputFields<Schemas['AffInput']> = {
  FullName: { required: true, maxLength: 100 },
  Phone: { required: true, maxLength: 20 },
  AccountBank: { maxLength: 19 },
  BankCode: { maxLength: 20 },
  AccountOwner: { maxLength: 100 },
  Percents: { required: true },
  Note: { maxLength: 500 },
  Status: { required: true },
  affID: {},
  Version: {},
};

export const badExpenseInputFields: InputFields<Schemas['BadExpenseInput']> = {
  CardDataID: {},
  ScheduleID: {},
  Kind: { required: true },
  Amount: { required: true },
  Date: {},
  RecoveredAmount: {},
  Reason: { required: true, maxLength: 500 },
  Fund: {},
  RecoveredTo: {},
  id: {},
  Status: {},
  Version: {},
};

export const bankCardInputFields: InputFields<Schemas['BankCardInput']> = {
  BankCode: { required: true, maxLength: 20 },
  AccountNo: { required: true, maxLength: 19, digits: [6, 19] },
  AccountOwner: { required: true, maxLength: 100 },
  IsDefault: { required: true },
  Note: { maxLength: 500 },
  Status: { required: true },
  OpeningBalance: { required: true },
  BankCardID: {},
  Version: {},
};

export const bankLineInputFields: InputFields<Schemas['BankLineInput']> = {
  LineID: { required: true },
  Version: { required: true },
  Status: { required: true },
  EntryID: {},
  Reason: { maxLength: 500 },
};

export const bankLineVoucherInputFields: InputFields<Schemas['BankLineVoucherInput']> = {
  LineID: { required: true },
  Version: { required: true },
  ConfigID: { required: true },
  Description: { maxLength: 255 },
  VoucherDate: {},
  PartyType: {},
  PartyID: {},
  PartyName: { maxLength: 100 },
  ScheduleID: {},
  Reason: { maxLength: 500 },
};

export const billInputFields: InputFields<Schemas['BillInput']> = {
  BillID: {},
  Version: {},
  LogWithdrawalID: {},
  FileID: {},
  BankName: { maxLength: 100 },
  MerchantName: { maxLength: 150 },
  TID: { maxLength: 8 },
  MID: { maxLength: 15 },
  LotNo: { maxLength: 20 },
  InvoiceNo: { maxLength: 20 },
  RefNo: { maxLength: 12 },
  ApprovalCode: { maxLength: 6 },
  CardMasked: { maxLength: 19 },
  TypeCard: {},
  Amount: {},
  SwipedAt: {},
  OcrJson: { maxLength: 4000 },
  Source: { required: true },
  Status: { required: true },
  Reason: { maxLength: 500 },
  Note: { maxLength: 500 },
};

export const calendarPaymentInputFields: InputFields<Schemas['CalendarPaymentInput']> = {
  CardDataIDs: { required: true },
  WorkDate: {},
  ExpectedAmount: {},
  Skip: {},
  Note: { maxLength: 500 },
};

export const cardDataInputFields: InputFields<Schemas['CardDataInput']> = {
  CustomerID: { required: true },
  HolderName: { required: true, maxLength: 100 },
  Relation: { required: true },
  BankID: { required: true },
  TypeCard: { required: true },
  CardLevel: {},
  Bin: { maxLength: 8, digits: [6, 8] },
  Last4: { required: true, maxLength: 4, digits: [4, 4] },
  ExpMonth: { range: [1, 12] },
  ExpYear: { range: [2000, 2099] },
  LimitAmount: {},
  StatementDay: { range: [1, 31] },
  DateDues: { required: true, range: [1, 31] },
  FeePercent: { range: [0, 100000] },
  cardInShop: { required: true },
  HoldPlace: { maxLength: 50 },
  StaffId: {},
  Note: { maxLength: 500 },
  FileIDs: {},
  Status: { required: true },
  cardDataID: {},
  Version: {},
};

export const cashBackInputFields: InputFields<Schemas['CashBackInput']> = {
  PosParentID: { required: true },
  Date: { required: true },
  ExpectedAmount: { required: true },
  Note: { maxLength: 500 },
};

export const changePasswordInputFields: InputFields<Schemas['ChangePasswordInput']> = {
  OldPassword: { required: true, maxLength: 128 },
  NewPassword: { required: true, maxLength: 128 },
  ConfirmPassword: { required: true, maxLength: 128 },
};

export const commentInputFields: InputFields<Schemas['CommentInput']> = {
  ScheduleID: { required: true },
  Content: { required: true, maxLength: 1000 },
};

export const comparisonInputFields: InputFields<Schemas['ComparisonInput']> = {
  Date: {},
  TheirBalance: { required: true },
  Note: { maxLength: 500 },
  Lock: { required: true },
};

export const customerInputFields: InputFields<Schemas['CustomerInput']> = {
  FullName: { required: true, maxLength: 100 },
  Phone: { required: true, maxLength: 20 },
  Phone2: { maxLength: 20 },
  CCCD: { maxLength: 12 },
  BirthDate: {},
  Address: { maxLength: 255 },
  AccountBank: { maxLength: 19 },
  BankCode: { maxLength: 20 },
  AccountOwner: { maxLength: 100 },
  AffID: {},
  PartnerID: {},
  FeePercentDefault: { range: [0, 100000] },
  DebtLimit: {},
  ConsentDate: {},
  Note: { maxLength: 500 },
  FileIDs: {},
  Status: { required: true },
  CustomerID: {},
  Version: {},
};

export const importInputFields: InputFields<Schemas['ImportInput']> = {
  Rows: { required: true },
  Lines: {},
  Preview: {},
};

export const logWithdrawalInputFields: InputFields<Schemas['LogWithdrawalInput']> = {
  PosID: {},
  PosPartnerID: {},
  Amount: { required: true },
  LotNo: { maxLength: 20 },
  InvoiceNo: { maxLength: 20 },
  ApprovalCode: { maxLength: 6 },
  RefNo: { maxLength: 20 },
  SwipedAt: {},
  OverrideReason: { maxLength: 500 },
  ApprovedBy: {},
  Note: { maxLength: 500 },
  logWithdrawalId: {},
  Version: {},
  ScheduleID: { required: true },
  Status: {},
};

export const loginInputFields: InputFields<Schemas['LoginInput']> = {
  UserName: { required: true, maxLength: 50 },
  Password: { required: true, maxLength: 128 },
};

export const lotBillsInputFields: InputFields<Schemas['LotBillsInput']> = {
  numberLoID: {},
  Version: {},
  AddIDs: {},
  RemoveIDs: {},
  Bills: {},
};

export const moneyLineInputFields: InputFields<Schemas['MoneyLineInput']> = {
  ScheduleID: { required: true },
  Amount: { required: true },
  Method: { required: true },
  BankCardID: {},
  TargetAccount: { maxLength: 50 },
  PaidAt: {},
  RefNo: { maxLength: 50 },
  Note: { maxLength: 500 },
  OverrideReason: { maxLength: 500 },
  PaymentID: {},
  Version: {},
  CashGiven: {},
};

export const numberLotInputFields: InputFields<Schemas['NumberLotInput']> = {
  PosID: { required: true },
  BusinessDate: { required: true },
  LotNo: { required: true, maxLength: 20 },
  SlipCount: {},
  SlipAmount: {},
  DueDate: {},
  Note: { maxLength: 500 },
};

export const numberLotUpdateFields: InputFields<Schemas['NumberLotUpdate']> = {
  numberLoID: { required: true },
  Version: { required: true },
  SlipCount: {},
  SlipAmount: {},
  DueDate: {},
  Note: { maxLength: 500 },
  IsSettled: {},
  CloseRounding: {},
  AdjustAmount: {},
  Reason: { maxLength: 500 },
};

export const offsetCustomerInputFields: InputFields<Schemas['OffsetCustomerInput']> = {
  CustomerID: { required: true },
  Amount: { required: true },
  Note: { maxLength: 500 },
};

export const partnerFeeInputFields: InputFields<Schemas['PartnerFeeInput']> = {
  ConfigPartnerFeeShopID: {},
  Version: {},
  PartnerID: { required: true },
  PosID: {},
  PosPartnerID: {},
  TypeCard: {},
  FeePercent: { required: true, range: [0, 100000] },
  FromDate: {},
};

export const partnerFeesInputFields: InputFields<Schemas['PartnerFeesInput']> = {
  Fees: { required: true },
};

export const partnerInputFields: InputFields<Schemas['PartnerInput']> = {
  Name: { required: true, maxLength: 100 },
  Phone: { required: true, maxLength: 20 },
  Address: { maxLength: 255 },
  AccountBank: { maxLength: 19 },
  BankCode: { maxLength: 20 },
  AccountOwner: { maxLength: 100 },
  FeePercentDefault: { range: [0, 100000] },
  DebtLimit: {},
  Note: { maxLength: 500 },
  Status: { required: true },
  PartnerID: {},
  Version: {},
};

export const payCashBackInputFields: InputFields<Schemas['PayCashBackInput']> = {
  PosParentID: { required: true },
  CashBackID: {},
  Type: {},
  Amount: { required: true },
  Method: {},
  BankCardID: {},
  PaidAt: {},
  RefNo: { maxLength: 50 },
  Reason: { maxLength: 500 },
  Note: { maxLength: 500 },
  Preview: {},
};

export const payDebtCardInputFields: InputFields<Schemas['PayDebtCardInput']> = {
  CustomerID: { required: true },
  CardDataID: { required: true },
  PosID: { required: true },
  Amount: { required: true },
  CustomerFeePercent: { required: true, range: [0, 100000] },
  ScheduleID: {},
  LotNo: { maxLength: 20 },
  InvoiceNo: { maxLength: 20 },
  ApprovalCode: { maxLength: 6 },
  RefNo: { maxLength: 20 },
  SwipedAt: {},
  OverrideReason: { maxLength: 500 },
  ApprovedBy: {},
  Note: { maxLength: 500 },
};

export const payDebtInputFields: InputFields<Schemas['PayDebtInput']> = {
  CustomerID: { required: true },
  Direction: {},
  Amount: { required: true },
  Method: { required: true },
  BankCardID: {},
  CashGiven: {},
  ScheduleID: {},
  PaidAt: {},
  RefNo: { maxLength: 50 },
  Note: { maxLength: 500 },
  Reason: { maxLength: 500 },
};

export const payNumberLotInputFields: InputFields<Schemas['PayNumberLotInput']> = {
  NumberLoID: { required: true },
  Amount: { required: true },
  Method: { required: true },
  BankCardID: {},
  PaidAt: {},
  RefNo: { maxLength: 50 },
  Note: { maxLength: 500 },
};

export const payPartnerInputFields: InputFields<Schemas['PayPartnerInput']> = {
  PartnerID: { required: true },
  Direction: {},
  Amount: { required: true },
  Method: { required: true },
  BankCardID: {},
  ScheduleIDs: {},
  AllowAdvance: {},
  PaidAt: {},
  RefNo: { maxLength: 50 },
  Note: { maxLength: 500 },
  Reason: { maxLength: 500 },
};

export const payStatementInputFields: InputFields<Schemas['PayStatementInput']> = {
  FileID: { required: true },
  LineIDs: {},
  BankCardID: {},
  PaidAt: {},
};

export const percentCorrectionInputFields: InputFields<Schemas['PercentCorrectionInput']> = {
  ScheduleID: { required: true },
  Version: {},
  CustomerFeePercent: { range: [0, 100000] },
  ExtraFee: {},
  logWithdrawalId: {},
  PosFeePercent: { range: [0, 100000] },
  PartnerFeePercent: { range: [0, 100000] },
  AffPercent: { range: [0, 100000] },
  Reason: { maxLength: 500 },
};

export const posCodeInputFields: InputFields<Schemas['PosCodeInput']> = {
  LogID: {},
  Version: {},
  PosPartnerID: {},
  PosCode: { maxLength: 50 },
  ScheduleID: {},
  Status: {},
  Note: { maxLength: 500 },
};

export const posInputFields: InputFields<Schemas['PosInput']> = {
  PosName: { required: true, maxLength: 100 },
  PosCode: { maxLength: 20 },
  TID: { required: true, maxLength: 20 },
  MID: { maxLength: 15 },
  BankID: { required: true },
  PosParentID: {},
  OwnerPartnerID: {},
  BankCardID: {},
  SettleDays: { required: true, range: [0, 2] },
  SkipHoliday: { required: true },
  MinPerBill: {},
  MaxPerBill: {},
  MaxPerDay: {},
  MaxPerMonth: {},
  AvgTicket: {},
  MaxPerCardPerDay: { range: [1, 100] },
  HourFrom: { maxLength: 5 },
  HourTo: { maxLength: 5 },
  OpeningDebt: { required: true },
  Fees: { required: true },
  Note: { maxLength: 500 },
  Status: { required: true },
  posID: {},
  Version: {},
};

export const posPartnerInputFields: InputFields<Schemas['PosPartnerInput']> = {
  PosName: { required: true, maxLength: 100 },
  TID: { maxLength: 20 },
  PartnerID: { required: true },
  Note: { maxLength: 500 },
  Status: { required: true },
  posPartnerID: {},
  Version: {},
};

export const pushMoneyInputFields: InputFields<Schemas['PushMoneyInput']> = {
  Kind: { required: true },
  ToShopID: {},
  Amount: {},
  FromFund: {},
  ToFund: {},
  Date: {},
  Note: { maxLength: 500 },
  Funds: {},
  CloseID: {},
  Status: {},
  Reason: { maxLength: 500 },
  ReopeningID: {},
};

export const pushScheduleInputFields: InputFields<Schemas['PushScheduleInput']> = {
  Cards: { required: true },
  Preview: {},
};

export const reciprocalInputFields: InputFields<Schemas['ReciprocalInput']> = {
  PartnerID: { required: true },
  Kind: { required: true },
  Amount: { required: true },
  Method: {},
  BankCardID: {},
  ScheduleIDs: {},
  OffsetType: {},
  OffsetID: {},
  Reason: { maxLength: 500 },
  PaidAt: {},
  RefNo: { maxLength: 50 },
  Note: { maxLength: 500 },
};

export const registerInputFields: InputFields<Schemas['RegisterInput']> = {
  ShopName: { required: true, maxLength: 100 },
  UserName: { required: true, maxLength: 50 },
  FullName: { maxLength: 100 },
  Phone: { required: true, maxLength: 20 },
  Password: { required: true, maxLength: 128 },
  ConfirmPassword: { required: true, maxLength: 128 },
  ReferCode: { maxLength: 20 },
};

export const scheduleAdjustInputFields: InputFields<Schemas['ScheduleAdjustInput']> = {
  ScheduleID: { required: true },
  Amount: { required: true },
  Reason: { required: true, maxLength: 500 },
  AdjustKind: {},
  BusinessDate: {},
};

export const scheduleInputFields: InputFields<Schemas['ScheduleInput']> = {
  ServiceType: { required: true },
  AffID: {},
  PartnerID: {},
  PartnerMode: {},
  AppointmentDate: { required: true },
  Amount: { required: true },
  CustomerFeePercent: { required: true, range: [0, 100000] },
  ExtraFee: {},
  FeeMode: { required: true },
  StaffID: { required: true },
  Note: { maxLength: 500 },
  CustomerID: {},
  CardDataID: {},
  NewCustomer: {},
  NewCard: {},
  ScheduleID: {},
  Version: {},
  Reason: { maxLength: 500 },
};

export const scheduleListInputFields: InputFields<Schemas['ScheduleListInput']> = {
  Schedules: { required: true },
  Preview: {},
};

export const scheduleNoteInputFields: InputFields<Schemas['ScheduleNoteInput']> = {
  ScheduleID: { required: true },
  Note: { maxLength: 500 },
  Version: {},
  DismissCode: {},
  DismissReason: { maxLength: 500 },
};

export const shopInputFields: InputFields<Schemas['ShopInput']> = {
  ShopName: { required: true, maxLength: 100 },
  ShopAddress: { maxLength: 255 },
  ShopPhone: { maxLength: 20 },
  AccountBank: { maxLength: 19, digits: [6, 19] },
  AccountOwner: { maxLength: 100 },
  BankCode: { maxLength: 20 },
  RoundFeeTo: { required: true },
  NotifyDays: { required: true, range: [1, 30] },
  AdjustApprovalFrom: {},
  VoucherApprovalFrom: {},
  TwoPersons: {},
  RoundAmountFrom: {},
  SmallAmountBelow: {},
  VatPercent: { range: [0, 100000] },
  PitPercent: { range: [0, 100000] },
  NegativeFunds: {},
  CommissionWhen: {},
  LockDate: {},
  FirstDate: {},
  Status: { required: true },
  ShopID: {},
  Reason: { maxLength: 500 },
  Version: {},
};

export const staffInputFields: InputFields<Schemas['StaffInput']> = {
  UserName: { required: true, maxLength: 50 },
  FullName: { required: true, maxLength: 100 },
  Phone: { maxLength: 20 },
  Email: { maxLength: 100 },
  CCCD: { maxLength: 12, digits: [12, 12] },
  GroupID: { required: true },
  ShopIDs: { required: true },
  ExpiredDate: {},
  Status: { required: true },
  UserID: {},
  Password: { maxLength: 128 },
  Version: {},
};

export const staffPermissionsInputFields: InputFields<Schemas['StaffPermissionsInput']> = {
  StaffID: { required: true },
  Version: { required: true },
  Rights: { required: true },
};

export const statementLayoutInputFields: InputFields<Schemas['StatementLayoutInput']> = {
  BankID: { required: true },
  Columns: { required: true },
};

export const transferInputFields: InputFields<Schemas['TransferInput']> = {
  Amount: { required: true },
  Method: { required: true },
  BankCardID: {},
  ToMethod: { required: true },
  ToBankCardID: {},
  VoucherDate: {},
  Description: { maxLength: 255 },
  Reason: { maxLength: 500 },
};

export const voucherInputFields: InputFields<Schemas['VoucherInput']> = {
  Amount: { required: true },
  Method: { required: true },
  BankCardID: {},
  PartyType: {},
  PartyID: {},
  PartyName: { maxLength: 100 },
  ScheduleID: {},
  VoucherDate: {},
  Description: { required: true, maxLength: 255 },
  Attachment: { maxLength: 255 },
  ConfigID: { required: true },
  paymentID: {},
  Version: {},
  Status: {},
  Reason: { maxLength: 500 },
};

export const voucherTypeInputFields: InputFields<Schemas['VoucherTypeInput']> = {
  name: { required: true, maxLength: 100 },
  type: { required: true },
  IsBusinessResult: { required: true },
  PartyType: {},
  IsServiceFee: {},
  status: { required: true },
  ConfigID: {},
  Version: {},
};

export const waitingLineInputFields: InputFields<Schemas['WaitingLineInput']> = {
  ScheduleID: { required: true },
  Amount: { required: true },
  Method: { required: true },
  BankCardID: {},
  TargetAccount: { maxLength: 50 },
  PaidAt: {},
  RefNo: { maxLength: 50 },
  Note: { maxLength: 500 },
  OverrideReason: { maxLength: 500 },
};
