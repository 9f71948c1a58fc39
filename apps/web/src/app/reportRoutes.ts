import type { ScreenPath } from '../kit/places/paths.ts';
import type { AppRoute } from './appRoute.ts';

/** URLs of the reports, of a shop first and then of the company. */
export const reportRoutes: readonly AppRoute<ScreenPath>[] = [
  {
    path: '/report/turnover',
    title: 'Doanh thu',
    screen: () => import('../features/reports/turnover/TurnoverScreen.tsx'),
  },
  {
    path: '/report/cashbook',
    title: 'Sổ quỹ',
    screen: () => import('../features/reports/cashbook/CashBookScreen.tsx'),
  },
  { path: '/report', title: 'Báo cáo', screen: () => import('../features/reports/hub/ReportsScreen.tsx') },
  {
    path: '/report/reportdaily',
    title: 'Báo cáo ngày',
    screen: () => import('../features/reports/daily/DailyReportScreen.tsx'),
  },
  {
    path: '/report/reportallshop',
    title: 'Báo cáo tất cả cửa hàng',
    screen: () => import('../features/reports/AllShopsScreen.tsx'),
  },
  {
    path: '/report/debt_aday',
    title: 'Ứng tiền',
    screen: () => import('../features/reports/advances/AdvancesScreen.tsx'),
  },
  {
    path: '/report/historycustomerpay',
    title: 'Lịch sử khách thanh toán',
    screen: () => import('../features/reports/CustomerPaymentsScreen.tsx'),
  },
  {
    path: '/report/cashbookcompany',
    title: 'Sổ quỹ công ty',
    screen: () => import('../features/reports/cashbook/CompanyCashBookScreen.tsx'),
  },
  {
    path: '/bao-cao-doanh-thu',
    title: 'Báo cáo doanh thu',
    screen: () => import('../features/company-reports/CompanyRevenueScreen.tsx'),
  },
  {
    path: '/bao-cao-cong-no-pos',
    title: 'Báo cáo công nợ POS',
    screen: () => import('../features/company-reports/debts/CompanyPosDebtsScreen.tsx'),
  },
  {
    path: '/bao-cao-cong-no-khach-hang',
    title: 'Báo cáo công nợ khách hàng',
    screen: () => import('../features/company-reports/debts/CompanyCustomerDebtsScreen.tsx'),
  },
  {
    path: '/bao-cao-thu-chi',
    title: 'Báo cáo thu chi',
    screen: () => import('../features/company-reports/CompanyVoucherReportScreen.tsx'),
  },
  {
    path: '/bao-cao-dong-tien',
    title: 'Báo cáo dòng tiền',
    screen: () => import('../features/company-reports/CompanyCashFlowScreen.tsx'),
  },
  {
    path: '/bao-cao-ket-qua-kinh-doanh',
    title: 'Báo cáo kết quả kinh doanh',
    screen: () => import('../features/company-reports/CompanyResultScreen.tsx'),
  },
  {
    path: '/bao-cao-cong-no-doi-tac',
    title: 'Báo cáo công nợ đối tác',
    screen: () => import('../features/company-reports/debts/CompanyPartnerDebtsScreen.tsx'),
  },
  {
    path: '/bao-cao-cong-no-ctv',
    title: 'Báo cáo công nợ CTV',
    screen: () => import('../features/company-reports/debts/CompanyCollaboratorDebtsScreen.tsx'),
  },
];
