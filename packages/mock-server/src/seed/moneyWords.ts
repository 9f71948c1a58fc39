/** What people write on vouchers, losses and day closes. */

/** Small expenses: the category and what it was for. */
export const SMALL_EXPENSES: readonly (readonly [name: string, description: string])[] = [
  ['Điện nước Internet', 'Tiền điện kỳ này'],
  ['Điện nước Internet', 'Cước Internet và 4G dự phòng'],
  ['Phí chuyển khoản', 'Phí chuyển nhanh liên ngân hàng'],
  ['Quảng cáo', 'Chạy quảng cáo Zalo'],
  ['Quảng cáo', 'In tờ rơi và danh thiếp'],
  ['Chi khác', 'Mua giấy in nhiệt cho máy POS'],
  ['Chi khác', 'Nước uống cho khách'],
  ['Chi khác', 'Gửi xe, giao thẻ tận nơi'],
];

/** Small income: the category and what it was for. */
export const INCOMES: readonly (readonly [name: string, description: string])[] = [
  ['Thu phí dịch vụ', 'Phí giao thẻ tận nơi'],
  ['Thu khác', 'Bán lại máy in cũ'],
  ['Thu khác', 'Khách tặng tiền cảm ơn, đưa vào quỹ'],
];

/** Why a count differs from the books. */
export const DIFFERENCES = [
  'Khách đưa thiếu một tờ, đã báo quản lý',
  'Thối nhầm tiền lẻ cho khách',
  'Kiểm lại tiền lẻ thừa trong két',
];

/** What the bank took back. */
export const LOSSES = [
  'Ngân hàng tra soát và trừ lại tiền',
  'Chủ thẻ khiếu nại giao dịch',
  'Bill mờ nên bị ngân hàng từ chối',
];
