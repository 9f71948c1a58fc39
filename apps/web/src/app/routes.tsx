import { once } from '@so-the/api-client';
import * as login from '../features/auth/LoginScreen.tsx';
import type { PublicPath, ScreenPath } from '../kit/places/paths.ts';
import type { AppRoute } from './appRoute.ts';
import { reportRoutes } from './reportRoutes.ts';

/** URLs that anybody may open, outside the shell. */
export const publicRoutes: readonly AppRoute<PublicPath>[] = [
  { path: '/login', title: 'Đăng nhập hệ thống', screen: () => Promise.resolve(login) },
  { path: '/register', title: 'Đăng ký', screen: () => import('../features/auth/RegisterScreen.tsx') },
  { path: '/404', title: 'Không tìm thấy trang', screen: () => import('./errors/NotFoundScreen.tsx') },
];

const lines: readonly AppRoute<ScreenPath>[] = [
  { path: '/', title: 'Trang chủ', screen: () => import('../features/home/HomeScreen.tsx') },
  { path: '/changepassword', title: 'Đổi mật khẩu', screen: () => import('../features/auth/ChangePasswordScreen.tsx') },
  { path: 'changepassword', title: 'Đổi mật khẩu', screen: () => import('../features/auth/ChangePasswordScreen.tsx') },
  {
    path: '/schedule-payment',
    title: 'Lịch hẹn',
    screen: () => import('./AppointmentsScreen.tsx'),
    add: { label: 'Phục vụ khách', href: '/schedule-payment?open=new', keywords: 'thêm lịch hẹn F2' },
  },
  { path: '/contract', title: 'Hợp đồng', screen: () => import('../features/contracts/ContractsScreen.tsx') },
  {
    path: '/contract/:scheduleId',
    title: 'Chi tiết hợp đồng',
    screen: () => import('../features/contracts/ContractScreen.tsx'),
  },
  { path: '/contract/push', title: 'Đẩy lịch', screen: () => import('../features/push/PushScreen.tsx') },
  {
    path: '/contract/partner',
    title: 'Hợp đồng đối tác',
    screen: () => import('../features/partner-orders/PartnerOrdersScreen.tsx'),
  },
  {
    path: '/post/uploadbill',
    title: 'Tải bill',
    screen: () => import('../features/bills/upload/UploadBillsScreen.tsx'),
    add: { label: 'Tải ảnh bill', href: '/post/uploadbill?open=new' },
  },
  {
    path: '/export-bill',
    title: 'Xuất bill',
    screen: () => import('../features/bills/export/ExportBillsScreen.tsx'),
  },
  {
    path: '/customer',
    title: 'Khách hàng',
    screen: () => import('../features/customers/CustomersScreen.tsx'),
    add: { label: 'Thêm khách hàng', href: '/customer?edit=new' },
  },
  {
    path: '/cards',
    title: 'Danh sách thẻ',
    screen: () => import('../features/cards/CardsScreen.tsx'),
    add: { label: 'Thêm thẻ', href: '/cards?edit=new' },
  },
  { path: '/warning', title: 'Thẻ đến hạn', screen: () => import('../features/due-cards/DueCardsScreen.tsx') },
  {
    path: '/card/expired',
    title: 'Thẻ sắp hết hạn',
    screen: () => import('../features/expiring-cards/ExpiringCardsScreen.tsx'),
  },
  {
    path: '/manager/permission',
    title: 'Phân quyền',
    screen: () => import('../features/permissions/PermissionsScreen.tsx'),
  },
  {
    path: '/manager/collaborators',
    title: 'Cộng tác viên',
    screen: () => import('../features/collaborators/CollaboratorsScreen.tsx'),
    add: { label: 'Thêm cộng tác viên', href: '/manager/collaborators?open=new' },
  },
  {
    path: '/manager/branch',
    title: 'Cửa hàng',
    screen: () => import('../features/shops/ShopsScreen.tsx'),
    add: { label: 'Thêm cửa hàng', href: '/manager/branch?open=new' },
  },
  { path: '/manager/staff', title: 'Nhân viên', screen: () => import('../features/staff/StaffScreen.tsx') },
  {
    path: '/manager/staff/create',
    title: 'Thêm nhân viên',
    screen: () => import('../features/staff/StaffCreateScreen.tsx'),
  },
  {
    path: 'manager/staff/create',
    title: 'Thêm nhân viên',
    screen: () => import('../features/staff/StaffCreateScreen.tsx'),
  },
  {
    path: '/collect-expense',
    title: 'Phiếu thu chi',
    screen: () => import('../features/vouchers/VouchersScreen.tsx'),
    add: { label: 'Lập phiếu chi', href: '/collect-expense?chi=new' },
  },
  {
    path: '/thu-chi-cong-ty',
    title: 'Thu chi công ty',
    screen: () => import('../features/vouchers/CompanyVouchersScreen.tsx'),
    add: { label: 'Lập phiếu chi công ty', href: '/thu-chi-cong-ty?chi=new' },
  },
  {
    path: '/config-collect-expense',
    title: 'Cấu hình thu chi',
    screen: () => import('../features/vouchers/types/VoucherTypesScreen.tsx'),
    add: { label: 'Thêm loại thu chi', href: '/config-collect-expense?open=new' },
  },
  {
    path: '/cau-hinh-phieu-cong-ty',
    title: 'Cấu hình phiếu công ty',
    screen: () => import('../features/vouchers/types/CompanyVoucherTypesScreen.tsx'),
    add: { label: 'Thêm loại phiếu công ty', href: '/cau-hinh-phieu-cong-ty?open=new' },
  },
  {
    path: '/expensebad/index',
    title: 'Chi phí xấu',
    screen: () => import('../features/losses/LossesScreen.tsx'),
    add: { label: 'Ghi chi phí xấu', href: '/expensebad/index?open=new' },
  },
  {
    path: '/history/logaction',
    title: 'Lịch sử thao tác',
    screen: () => import('../features/history/ActionLogScreen.tsx'),
  },
  { path: '/contract-cancel', title: 'Đơn cảnh báo', screen: () => import('../features/warnings/WarningsScreen.tsx') },
  {
    path: '/manager/partner',
    title: 'Đối tác',
    screen: () => import('../features/partners/PartnersScreen.tsx'),
    add: { label: 'Thêm đối tác', href: '/manager/partner?open=new' },
  },
  {
    path: '/partner/configfee',
    title: 'Cấu hình phí đối tác',
    screen: () => import('../features/partner-fees/PartnerFeesScreen.tsx'),
  },
  {
    path: '/partner/partnershop',
    title: 'Phí đối tác theo cửa hàng',
    screen: () => import('../features/partner-fees/PartnerShopsScreen.tsx'),
  },
  {
    path: '/manager/pos',
    title: 'Máy POS',
    screen: () => import('../features/pos/PosScreen.tsx'),
    add: { label: 'Thêm máy POS', href: '/manager/pos?open=new' },
  },
  {
    path: '/manager/pospartner',
    title: 'POS đối tác',
    screen: () => import('../features/pos-partners/PosPartnersScreen.tsx'),
    add: { label: 'Thêm POS đối tác', href: '/manager/pospartner?open=new' },
  },
  {
    path: '/manager/bankcard',
    title: 'Tài khoản ngân hàng',
    screen: () => import('../features/bank-accounts/BankAccountsScreen.tsx'),
    add: { label: 'Thêm tài khoản ngân hàng', href: '/manager/bankcard?open=new' },
  },
  { path: '/debt', title: 'Công nợ POS, tiền về', screen: () => import('../features/pos-debts/PosDebtsScreen.tsx') },
  {
    path: '/debt/customer',
    title: 'Công nợ khách hàng',
    screen: () => import('../features/debts/CustomerDebtsScreen.tsx'),
  },
  { path: '/debt/partner', title: 'Công nợ đối tác', screen: () => import('../features/debts/PartnerDebtsScreen.tsx') },
  {
    path: '/debt/aff',
    title: 'Công nợ cộng tác viên',
    screen: () => import('../features/debts/CollaboratorDebtsScreen.tsx'),
  },
  {
    path: '/debt/generalcomparison',
    title: 'Đối chiếu công nợ',
    screen: () => import('../features/comparisons/ComparisonsScreen.tsx'),
  },
  ...reportRoutes,
];

/**
 * URLs of the logged-in user, inside the shell: one line each, for every path of `kit/places/paths.ts`. A path that is not
 * there stands in no menu and no shortcut, and no link leads to it.
 */
export const shellRoutes: readonly AppRoute<ScreenPath>[] = lines.map(({ path, title, screen, add }) => ({
  path,
  title,
  screen: once(screen),
  add,
}));
