import type { Schemas } from '@so-the/api-client';
import { PATHS } from '../../kit/places/paths.ts';

const entry = (title: string, path: string): Schemas['MenuItem'] => ({ title, path, visible: true });

/** The fixed menu of the company shop (specification §2), with the categories of its vouchers beside the vouchers. */
export const companyMenu: readonly Schemas['MenuItem'][] = [
  {
    title: 'Báo cáo',
    path: '',
    visible: true,
    children: [
      entry('Báo cáo doanh thu', PATHS.companyRevenue),
      entry('Báo cáo công nợ POS', PATHS.companyPosDebts),
      entry('Báo cáo công nợ khách hàng', PATHS.companyCustomerDebts),
      entry('Báo cáo thu chi', PATHS.companyVoucherReport),
      entry('Báo cáo dòng tiền', PATHS.companyCashFlow),
      entry('Báo cáo kết quả kinh doanh', PATHS.companyResult),
      entry('Báo cáo công nợ đối tác', PATHS.companyPartnerDebts),
      entry('Báo cáo công nợ CTV', PATHS.companyCollaboratorDebts),
    ],
  },
  entry('Cửa hàng', PATHS.shops),
  entry('Nhân viên', PATHS.staff),
  entry('Thu chi công ty', PATHS.companyVouchers),
  entry('Cấu hình phiếu công ty', PATHS.companyVoucherTypes),
  entry('Phân quyền', PATHS.permissions),
  entry('Ứng tiền', PATHS.advances),
  entry('Sổ quỹ công ty', PATHS.companyCashBook),
];
