import type { operations } from '../packages/api-client/src/operations.gen.ts';

/** One form of a record screen: how to open it, what to type, and the call that saves it. */
export interface RecordForm {
  /** The kind of record as the toasts say it: "khách hàng". */
  noun: string;
  /** Address of the list. */
  list: string;
  /** What the menu calls the screen. */
  menu: string;
  /** Address at which the form of a new record stands open. */
  at: string;
  /** Label of the search box above the list. */
  search: string;
  /** Pressed before anything is typed: opens a row inside the form. */
  addRow?: string;
  /** What is typed, by label. Five digits make one record different from all others; the first field names it. */
  texts: (digits: string) => Record<string, string>;
  /** Taken from lists that are searched by typing. */
  picks?: Record<string, string>;
  /** Taken from plain lists. */
  selects?: Record<string, string>;
  /** The call that saves. */
  save: keyof typeof operations;
  /** Field that holds the number of a record. */
  id: string;
  /** The call that lists the records. */
  load: keyof typeof operations;
  /** Who fills it in. Default the owner of the shop. */
  who?: { UserName: string; Password: string };
}

const account = { 'Số tài khoản': '0441000765432', 'Chủ tài khoản': 'LE VAN BEN' };
const company = { UserName: 'congty', Password: 'Congty@123' };

/** Every form in which a record is added; a new record screen adds its line here. */
export const recordForms: readonly RecordForm[] = [
  {
    noun: 'khách hàng',
    list: '/customer',
    menu: 'Khách hàng',
    at: '/customer?edit=new',
    search: 'Tìm khách hàng',
    texts: (digits) => ({
      'Họ tên': `Lê Văn Bền ${digits}`,
      'Số điện thoại': `09121${digits}`,
      'SĐT 2': `09122${digits}`,
      'Số CCCD': `0790910${digits}`,
      'Ngày sinh': '05/09/1988',
      'Địa chỉ': '5 Lê Lợi, Huế',
      ...account,
      'Phí mặc định (%)': '1,75',
      'Hạn mức nợ': '50.000.000',
      'Ghi chú': 'Gọi sau 17 giờ',
    }),
    picks: { 'Ngân hàng': 'Vietcombank' },
    save: 'saveCustomer',
    id: 'CustomerID',
    load: 'listCustomers',
  },
  {
    noun: 'thẻ',
    list: '/cards',
    menu: 'Danh sách thẻ',
    at: '/cards?edit=new',
    search: 'Tìm danh sách thẻ',
    texts: (digits) => ({
      'Chủ thẻ': `LE VAN BEN ${digits}`,
      BIN: `4${digits}`,
      '4 số cuối': digits.slice(1),
      'Hạn thẻ': '08/29',
      'Hạn mức': '80.000.000',
      'Phí (%)': '1,8',
      'Ngày sao kê': '3',
      'Ngày đến hạn': '18',
      'Nơi cất': 'Ngăn 2',
      'Ghi chú': 'Gọi trước khi đến',
    }),
    picks: { 'Khách hàng': 'Nguyễn Thị Hạnh', 'Ngân hàng phát hành': 'Techcombank' },
    selects: { 'Loại thẻ': 'Visa', 'Hạng thẻ': 'Vàng' },
    save: 'saveCard',
    id: 'cardDataID',
    load: 'listCards',
  },
  {
    noun: 'đối tác',
    list: '/manager/partner',
    menu: 'Đối tác',
    at: '/manager/partner?open=new',
    search: 'Tìm đối tác',
    texts: (digits) => ({
      'Tên đối tác': `Thẻ Vàng ${digits}`,
      'Số điện thoại': `09131${digits}`,
      'Địa chỉ': '12 Lý Thường Kiệt, Đà Nẵng',
      ...account,
      'Phí mặc định (%)': '1,5',
      'Hạn mức nợ': '200.000.000',
      'Ghi chú': 'Đối soát thứ sáu',
    }),
    picks: { 'Ngân hàng': 'Techcombank' },
    save: 'savePartner',
    id: 'PartnerID',
    load: 'listPartners',
  },
  {
    noun: 'cộng tác viên',
    list: '/manager/collaborators',
    menu: 'Cộng tác viên',
    at: '/manager/collaborators?open=new',
    search: 'Tìm cộng tác viên',
    addRow: 'Thêm mức hoa hồng',
    texts: (digits) => ({
      'Họ tên': `Đoàn Hữu Lương ${digits}`,
      'Số điện thoại': `09141${digits}`,
      'Hoa hồng (%)': '0,25',
      ...account,
      'Ghi chú': 'Giới thiệu từ 2024',
    }),
    picks: { 'Ngân hàng': 'Vietcombank' },
    save: 'saveAff',
    id: 'affID',
    load: 'listAffs',
  },
  {
    noun: 'máy POS',
    list: '/manager/pos',
    menu: 'Máy POS',
    at: '/manager/pos?open=new',
    search: 'Tìm máy POS',
    texts: (digits) => ({
      'Tên máy': `Máy quầy ${digits}`,
      'Mã máy (TID)': `245${digits}`,
      'Mã ĐVCNT (MID)': `000000${digits}`,
      'Phí máy (%)': '1,32',
      'Số dư đầu': '0',
      'Tối đa mỗi bill': '50.000.000',
      'Lượt quẹt mỗi thẻ trong ngày': '3',
      'Quẹt từ giờ': '08:00',
      'Ghi chú': 'Đặt tại quầy chính',
    }),
    picks: { 'Ngân hàng': 'Vietcombank', 'TK nhận tiền': '5600' },
    save: 'savePos',
    id: 'posID',
    load: 'listPos',
  },
  {
    noun: 'POS đối tác',
    list: '/manager/pospartner',
    menu: 'POS đối tác',
    at: '/manager/pospartner?open=new',
    search: 'Tìm POS đối tác',
    texts: (digits) => ({
      'Tên máy': `Máy nhờ ${digits}`,
      'Mã máy (TID)': `246${digits}`,
      'Ghi chú': 'Mượn cuối tuần',
    }),
    picks: { 'Đối tác': 'Minh Phát' },
    save: 'savePosPartner',
    id: 'posPartnerID',
    load: 'listPosPartners',
  },
  {
    noun: 'yêu cầu mã POS',
    list: '/manager/pospartner?tab=codes',
    menu: 'POS đối tác',
    at: '/manager/pospartner?tab=codes&open=new',
    search: 'Tìm yêu cầu mã POS',
    texts: (digits) => ({ 'Mã POS': `MP-${digits}`, 'Ghi chú': 'Cần trước thứ bảy' }),
    picks: { 'Máy của đối tác': 'POS Minh Phát' },
    save: 'savePosCodeStatus',
    id: 'LogID',
    load: 'listPosCodeLogs',
  },
  {
    noun: 'tài khoản ngân hàng',
    list: '/manager/bankcard',
    menu: 'Tài khoản ngân hàng',
    at: '/manager/bankcard?open=new',
    search: 'Tìm tài khoản ngân hàng',
    texts: (digits) => ({
      'Số tài khoản': `10187${digits}`,
      'Chủ tài khoản': 'TRAN BINH MINH',
      'Số dư đầu': '0',
      'Ghi chú': 'Dùng cho quầy 2',
    }),
    picks: { 'Ngân hàng': 'Techcombank' },
    save: 'saveBankCard',
    id: 'BankCardID',
    load: 'listBankCards',
  },
  {
    noun: 'cửa hàng',
    list: '/manager/branch',
    menu: 'Cửa hàng',
    at: '/manager/branch?open=new',
    search: 'Tìm cửa hàng',
    texts: (digits) => ({
      'Tên cửa hàng': `Thẻ Cần Thơ ${digits}`,
      'Số điện thoại': `09151${digits}`,
      'Địa chỉ': '30 Hai Bà Trưng, Cần Thơ',
      ...account,
      'Báo trước (ngày)': '5',
      'Ngưỡng số tiền tròn': '20.000.000',
    }),
    picks: { 'Ngân hàng': 'Vietcombank' },
    save: 'saveShop',
    id: 'ShopID',
    load: 'listShops',
  },
  ...['/manager/staff?open=new', '/manager/staff/create'].map((at, place): RecordForm => ({
    noun: 'nhân viên',
    list: '/manager/staff',
    menu: 'Nhân viên',
    at,
    search: 'Tìm nhân viên',
    texts: (digits) => ({
      'Họ tên': `Đỗ Minh Ngọc ${digits}`,
      'Tài khoản': `ngoc${place}${digits}`,
      'Mật khẩu': 'Ngoc@12345',
      'Số điện thoại': `091${6 + place}1${digits}`,
      Email: `ngoc${digits}@example.vn`,
      'Số CCCD': `0790920${digits}`,
    }),
    save: 'saveStaff',
    id: 'UserID',
    load: 'listStaff',
  })),
  {
    noun: 'loại thu chi',
    list: '/config-collect-expense',
    menu: 'Cấu hình thu chi',
    at: '/config-collect-expense?open=new',
    search: 'Tìm cấu hình thu chi',
    texts: (digits) => ({ 'Tên loại': `Tiền gửi xe ${digits}` }),
    selects: { 'Thu/chi': 'Chi' },
    save: 'saveVoucherType',
    id: 'ConfigID',
    load: 'listVoucherTypes',
  },
  {
    noun: 'loại thu chi',
    list: '/cau-hinh-phieu-cong-ty',
    menu: 'Cấu hình phiếu công ty',
    at: '/cau-hinh-phieu-cong-ty?open=new',
    search: 'Tìm cấu hình phiếu công ty',
    texts: (digits) => ({ 'Tên loại': `Tiền điện ${digits}` }),
    selects: { 'Thu/chi': 'Chi' },
    save: 'saveVoucherType',
    id: 'ConfigID',
    load: 'listVoucherTypes',
    who: company,
  },
];

/** What the record of a form is called in its list, where that is one of the typed texts. */
export function nameIn(form: RecordForm, digits: string): string {
  return Object.values(form.texts(digits))[0] ?? '';
}
