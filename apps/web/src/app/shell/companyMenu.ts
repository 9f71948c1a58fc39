import type { Schemas } from '@so-the/api-client';

const entry = (title: string, path: string): Schemas['MenuItem'] => ({ title, path, visible: true });

/** The fixed menu of the company shop (specification §2), with the categories of its vouchers beside the vouchers. */
export const companyMenu: readonly Schemas['MenuItem'][] = [
  {
    title: 'Báo cáo',
    path: '',
    visible: true,
    children: [
      entry('Báo cáo doanh thu', '/bao-cao-doanh-thu'),
      entry('Báo cáo công nợ POS', '/bao-cao-cong-no-pos'),
      entry('Báo cáo công nợ khách hàng', '/bao-cao-cong-no-khach-hang'),
      entry('Báo cáo thu chi', '/bao-cao-thu-chi'),
      entry('Báo cáo dòng tiền', '/bao-cao-dong-tien'),
      entry('Báo cáo kết quả kinh doanh', '/bao-cao-ket-qua-kinh-doanh'),
      entry('Báo cáo công nợ đối tác', '/bao-cao-cong-no-doi-tac'),
      entry('Báo cáo công nợ CTV', '/bao-cao-cong-no-ctv'),
    ],
  },
  entry('Cửa hàng', '/manager/branch'),
  entry('Nhân viên', '/manager/staff'),
  entry('Thu chi công ty', '/thu-chi-cong-ty'),
  entry('Cấu hình phiếu công ty', '/cau-hinh-phieu-cong-ty'),
  entry('Phân quyền', '/manager/permission'),
  entry('Ứng tiền', '/report/debt_aday'),
  entry('Sổ quỹ công ty', '/report/cashbookcompany'),
];
