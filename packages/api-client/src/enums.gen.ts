// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.

/** Right on a screen (domain §3 Permission). */
export const actionIDOptions = [
  { value: 1, label: 'Xem' },
  { value: 2, label: 'Thêm' },
  { value: 3, label: 'Sửa' },
  { value: 4, label: 'Xóa' },
  { value: 5, label: 'Hủy' },
  { value: 6, label: 'Duyệt' },
  { value: 7, label: 'Xuất Excel' },
  { value: 8, label: 'Nhập Excel' },
  { value: 9, label: 'In' },
  { value: 10, label: 'Xem số thẻ đầy đủ' },
  { value: 11, label: 'Xem lợi nhuận' },
  { value: 12, label: 'Khóa/mở sổ' },
] as const;

/** Status of a POS, bank account, partner, collaborator or customer. */
export const activeStatusOptions = [
  { value: 1, label: 'Đang hoạt động', tone: 'success' },
  { value: 0, label: 'Ngừng', tone: 'neutral' },
] as const;

/** What a debt is adjusted for: each kind is a line of the business result of its own. */
export const adjustKindOptions = [
  { value: 1, label: 'Giảm trừ cho khách' },
  { value: 2, label: 'Điều chỉnh công nợ' },
] as const;

/** Kind of a voucher, transfers between own funds among them (domain §2(q)). */
export const anyVoucherKindOptions = [
  { value: 1, label: 'Thu', tone: 'success' },
  { value: 2, label: 'Chi', tone: 'warning' },
  { value: 3, label: 'Chuyển quỹ', tone: 'info' },
] as const;

/** What waits for a second person. */
export const approvalKindOptions = [
  { value: 1, label: 'Điều chỉnh công nợ' },
  { value: 2, label: 'Chi phí xấu' },
  { value: 3, label: 'Phiếu thu chi' },
  { value: 4, label: 'Mở sổ' },
  { value: 5, label: 'Quẹt vượt quy tắc' },
  { value: 6, label: 'Chênh lệch quỹ' },
  { value: 7, label: 'Sửa, hủy cần hai người' },
] as const;

/** What a loss comes from. */
export const badExpenseKindOptions = [
  { value: 1, label: 'Thẻ bị khóa' },
  { value: 2, label: 'Tra soát' },
  { value: 3, label: 'Khách mất khả năng trả' },
  { value: 4, label: 'Khác' },
] as const;

/** Status of a loss; only 1 is posted. */
export const badExpenseStatusOptions = [
  { value: 0, label: 'Chờ duyệt', tone: 'warning' },
  { value: 1, label: 'Hiệu lực', tone: 'success' },
  { value: 2, label: 'Đã xóa', tone: 'neutral' },
  { value: 3, label: 'Từ chối', tone: 'danger' },
] as const;

/** State of a line of a bank account's statement (domain §2(q)). */
export const bankLineStatusOptions = [
  { value: 0, label: 'Chưa rõ', tone: 'warning' },
  { value: 1, label: 'Đề xuất', tone: 'info' },
  { value: 2, label: 'Cần chọn', tone: 'warning' },
  { value: 3, label: 'Đã khớp', tone: 'success' },
  { value: 4, label: 'Chờ duyệt', tone: 'info' },
  { value: 5, label: 'Để riêng', tone: 'neutral' },
] as const;

/** What a picture shows (domain §2(l)). */
export const billKindOptions = [
  { value: 0, label: 'Không đọc được' },
  { value: 1, label: 'Bill máy POS' },
  { value: 2, label: 'Ảnh màn hình ứng dụng' },
  { value: 3, label: 'Phiếu kết toán' },
  { value: 4, label: 'Chuyển khoản thường' },
] as const;

/** Where the fields of a slip come from. */
export const billSourceOptions = [
  { value: 1, label: 'Nhập tay' },
  { value: 2, label: 'Đọc từ ảnh' },
  { value: 3, label: 'Từ sao kê PDF' },
] as const;

/** Status of a slip (domain §3 Bill). */
export const billStatusOptions = [
  { value: 0, label: 'Nháp', tone: 'warning' },
  { value: 1, label: 'Đã xác nhận', tone: 'success' },
  { value: 2, label: 'Trùng', tone: 'neutral' },
  { value: 3, label: 'Hủy', tone: 'danger' },
] as const;

/** State of a planned work day (domain §3 CalendarPayment). */
export const calendarStatusOptions = [
  { value: 0, label: 'Chưa làm', tone: 'info' },
  { value: 1, label: 'Đã tạo lịch', tone: 'warning' },
  { value: 2, label: 'Xong', tone: 'success' },
  { value: 3, label: 'Bỏ qua', tone: 'neutral' },
] as const;

/** Level of a card. */
export const cardLevelOptions = [
  { value: 1, label: 'Chuẩn' },
  { value: 2, label: 'Vàng' },
  { value: 3, label: 'Bạch kim' },
  { value: 4, label: 'Signature/World' },
  { value: 5, label: 'Infinite/World Elite' },
] as const;

/** Status of a customer’s card. */
export const cardStatusOptions = [
  { value: 1, label: 'Đang hoạt động', tone: 'success' },
  { value: 0, label: 'Ngừng', tone: 'neutral' },
  { value: 2, label: 'Tạm khóa', tone: 'warning' },
] as const;

/** Type of a cash back payment. */
export const cashBackTypeOptions = [
  { value: 1, label: 'Tiền về' },
  { value: 2, label: 'Ứng trước' },
  { value: 3, label: 'Trả lại' },
  { value: 4, label: 'Điều chỉnh' },
] as const;

/** How the commission stands that waits for an order’s customer: 1 owed, 2 waits for the customer’s payment, 3 not owed, since something of the debt was written off. */
export const commissionStateOptions = [
  { value: 1, label: 'Đã phải trả', tone: 'success' },
  { value: 2, label: 'Chờ khách trả đủ', tone: 'warning' },
  { value: 3, label: 'Không phải trả', tone: 'neutral' },
] as const;

/** When a collaborator’s commission of an order is owed (domain §2(q)): 1 once the order is settled, 2 once its customer owes nothing on it and nothing was written off. */
export const commissionWhenOptions = [
  { value: 1, label: 'Khi quyết toán đơn' },
  { value: 2, label: 'Khi khách trả đủ' },
] as const;

/** Status of the close of a day. */
export const dayCloseStatusOptions = [
  { value: 1, label: 'Đã chốt' },
  { value: 2, label: 'Đã mở lại' },
] as const;

/** Which way a payment of a debt goes. */
export const debtDirectionOptions = [
  { value: 1, label: 'Khách trả cửa hàng' },
  { value: 2, label: 'Cửa hàng trả khách' },
] as const;

/** Kind of a debt document. */
export const debtKindOptions = [
  { value: 0, label: 'Đơn' },
  { value: 1, label: 'Thanh toán' },
  { value: 2, label: 'Thanh toán bằng thẻ' },
  { value: 3, label: 'Điều chỉnh' },
  { value: 4, label: 'Số dư đầu' },
  { value: 5, label: 'Thanh toán đối ứng' },
  { value: 6, label: 'Cấn trừ' },
  { value: 7, label: 'Đối chiếu' },
] as const;

/** Status of a debt document, derived from its payments; an adjustment may wait for a second person. */
export const debtStatusOptions = [
  { value: 0, label: 'Chưa thanh toán', tone: 'warning' },
  { value: 1, label: 'Một phần', tone: 'info' },
  { value: 2, label: 'Đã thanh toán', tone: 'success' },
  { value: 4, label: 'Đã hủy', tone: 'neutral' },
  { value: 5, label: 'Chờ duyệt', tone: 'warning' },
  { value: 6, label: 'Từ chối', tone: 'neutral' },
] as const;

/** Kind of party. */
export const debtTypeOptions = [
  { value: 1, label: 'Khách hàng' },
  { value: 2, label: 'Đối tác' },
  { value: 3, label: 'Cộng tác viên' },
  { value: 4, label: 'Máy POS' },
] as const;

/** What became of the difference of a count. */
export const differenceStatusOptions = [
  { value: 0, label: 'Chờ duyệt' },
  { value: 1, label: 'Đã ghi sổ' },
  { value: 3, label: 'Từ chối' },
] as const;

/** How near the due day is (domain §2(i)). */
export const dueLevelOptions = [
  { value: 0, label: 'Chưa đến hạn', tone: 'neutral' },
  { value: 1, label: '4–7 ngày', tone: 'info' },
  { value: 2, label: '0–3 ngày', tone: 'warning' },
  { value: 3, label: 'Quá hạn', tone: 'danger' },
] as const;

/** State of the card’s expiry: soon is within 60 days. */
export const expiryStateOptions = [
  { value: 0, label: 'Còn hạn', tone: 'neutral' },
  { value: 1, label: 'Sắp hết hạn', tone: 'warning' },
  { value: 2, label: 'Đã hết hạn', tone: 'danger' },
] as const;

/** What a row of the book of fee revenue covers. */
export const feeBookPeriodOptions = [
  { value: 'day', label: 'Theo ngày' },
  { value: 'month', label: 'Theo tháng' },
  { value: 'quarter', label: 'Theo quý' },
] as const;

/** How the customer’s fee is collected. */
export const feeModeOptions = [
  { value: 1, label: 'Trừ vào tiền rút' },
  { value: 2, label: 'Thu riêng' },
] as const;

/** Kind of fund. */
export const fundTypeOptions = [
  { value: 1, label: 'Tiền mặt' },
  { value: 2, label: 'Tài khoản ngân hàng' },
] as const;

/** Group of a member of staff. */
export const groupIDOptions = [
  { value: 1, label: 'Chủ sở hữu' },
  { value: 2, label: 'Quản lý' },
  { value: 3, label: 'Kế toán' },
  { value: 4, label: 'Giao dịch viên' },
  { value: 5, label: 'Thủ quỹ' },
] as const;

/** A write that a second person may have to approve: it changes worth without money, undoes what two persons approved, or is a loss or a large voucher. */
export const heldWriteKindOptions = [
  { value: 1, label: 'Điều chỉnh công nợ' },
  { value: 2, label: 'Điều chỉnh lô' },
  { value: 3, label: 'Điều chỉnh tiền về' },
  { value: 4, label: 'Sửa số dư đầu' },
  { value: 5, label: 'Sửa phần trăm đơn' },
  { value: 6, label: 'Hủy phiếu thu chi' },
  { value: 7, label: 'Hủy chứng từ công nợ' },
  { value: 8, label: 'Hủy khoản của lô' },
  { value: 9, label: 'Hủy lần tiền về' },
  { value: 10, label: 'Hủy lượt quẹt' },
  { value: 11, label: 'Xóa chi phí xấu' },
  { value: 12, label: 'Ghi chi phí xấu' },
  { value: 13, label: 'Lập phiếu thu chi' },
] as const;

/** What becomes of a line of an import. */
export const importStatusOptions = [
  { value: 'ok', label: 'Hợp lệ' },
  { value: 'error', label: 'Lỗi' },
  { value: 'duplicate', label: 'Trùng' },
] as const;

/** Kind of a money line. */
export const lineKindOptions = [
  { value: 1, label: 'Nạp thẻ' },
  { value: 2, label: 'Khách nạp tiền' },
  { value: 3, label: 'Chuyển tiền cho khách' },
] as const;

/** Status of a money line or a swipe; only 1 posts to the ledger. */
export const lineStatusOptions = [
  { value: 0, label: 'Chờ xử lý', tone: 'warning' },
  { value: 1, label: 'Thành công', tone: 'success' },
  { value: 2, label: 'Thất bại', tone: 'danger' },
  { value: 3, label: 'Đã hủy', tone: 'neutral' },
] as const;

/** What lowered the remainder of a lot. */
export const lotPayKindOptions = [
  { value: 1, label: 'Tiền về' },
  { value: 2, label: 'Chênh lệch làm tròn' },
  { value: 3, label: 'Điều chỉnh' },
] as const;

/** Status of a number lot (domain §4). */
export const lotStatusOptions = [
  { value: 0, label: 'Đang mở', tone: 'info' },
  { value: 1, label: 'Đã kết toán', tone: 'warning' },
  { value: 2, label: 'Về một phần', tone: 'warning' },
  { value: 3, label: 'Đã về đủ', tone: 'success' },
  { value: 4, label: 'Lệch', tone: 'danger' },
  { value: 5, label: 'Đã hủy', tone: 'neutral' },
] as const;

/** Screen of the application. A contract’s own page belongs to 21. Numbers are never reused. */
export const menuIDOptions = [
  { value: 1, label: 'Trang chủ' },
  { value: 2, label: 'Đổi mật khẩu' },
  { value: 10, label: 'Khách hàng' },
  { value: 11, label: 'Danh sách thẻ' },
  { value: 12, label: 'Thẻ sắp hết hạn' },
  { value: 13, label: 'Thẻ đến hạn' },
  { value: 14, label: 'Đối tác' },
  { value: 15, label: 'Cấu hình phí đối tác' },
  { value: 16, label: 'Phí đối tác theo cửa hàng' },
  { value: 17, label: 'Cộng tác viên' },
  { value: 20, label: 'Lịch hẹn' },
  { value: 21, label: 'Hợp đồng' },
  { value: 22, label: 'Đẩy lịch' },
  { value: 23, label: 'Hợp đồng đối tác' },
  { value: 24, label: 'Đơn cảnh báo' },
  { value: 25, label: 'Tải bill' },
  { value: 26, label: 'Xuất bill' },
  { value: 30, label: 'Công nợ khách hàng' },
  { value: 31, label: 'Công nợ' },
  { value: 32, label: 'Công nợ đối tác' },
  { value: 33, label: 'Công nợ CTV' },
  { value: 34, label: 'Đối chiếu công nợ' },
  { value: 40, label: 'Sổ quỹ' },
  { value: 41, label: 'Báo cáo' },
  { value: 42, label: 'Doanh thu' },
  { value: 43, label: 'Báo cáo ngày' },
  { value: 44, label: 'Báo cáo tất cả cửa hàng' },
  { value: 45, label: 'Ứng tiền' },
  { value: 46, label: 'Lịch sử khách thanh toán' },
  { value: 47, label: 'Sổ quỹ công ty' },
  { value: 50, label: 'Máy POS' },
  { value: 51, label: 'Tài khoản ngân hàng' },
  { value: 52, label: 'POS đối tác' },
  { value: 53, label: 'Cửa hàng' },
  { value: 54, label: 'Nhân viên' },
  { value: 55, label: 'Phân quyền' },
  { value: 60, label: 'Báo cáo doanh thu' },
  { value: 61, label: 'Báo cáo công nợ POS' },
  { value: 62, label: 'Báo cáo công nợ khách hàng' },
  { value: 63, label: 'Báo cáo thu chi' },
  { value: 64, label: 'Báo cáo dòng tiền' },
  { value: 65, label: 'Báo cáo kết quả kinh doanh' },
  { value: 66, label: 'Báo cáo công nợ đối tác' },
  { value: 67, label: 'Báo cáo công nợ CTV' },
  { value: 70, label: 'Thu chi' },
  { value: 71, label: 'Cấu hình thu chi' },
  { value: 72, label: 'Chi phí xấu' },
  { value: 73, label: 'Thu chi công ty' },
  { value: 74, label: 'Cấu hình phiếu công ty' },
  { value: 80, label: 'Lịch sử thao tác' },
] as const;

/** How money moves. */
export const methodOptions = [
  { value: 1, label: 'Tiền mặt' },
  { value: 2, label: 'Chuyển khoản' },
] as const;

/** What happens when money leaves a fund that holds less (domain §2(p)): 1 it is refused, 2 a reason is asked for and kept, 3 it passes. */
export const negativeFundsOptions = [
  { value: 1, label: 'Từ chối' },
  { value: 2, label: 'Hỏi lý do' },
  { value: 3, label: 'Cho phép' },
] as const;

/** Status a new line may be given. */
export const newLineStatusOptions = [
  { value: 0, label: 'Chờ xử lý' },
  { value: 1, label: 'Thành công' },
] as const;

/** What a debt is offset against; 2 are orders of the same party, a partner or a customer. */
export const offsetTypeOptions = [
  { value: 1, label: 'Khách hàng' },
  { value: 2, label: 'Đơn của cùng đối tượng' },
  { value: 4, label: 'Máy POS' },
] as const;

/** Whose opening balance. */
export const openingKindOptions = [
  { value: 1, label: 'Khách hàng' },
  { value: 2, label: 'Đối tác' },
  { value: 3, label: 'Cộng tác viên' },
  { value: 4, label: 'Máy POS' },
  { value: 5, label: 'Tài khoản ngân hàng' },
  { value: 6, label: 'Tiền mặt' },
] as const;

/** Why an order is flagged (domain §2(k)). */
export const orderWarningCodeOptions = [
  { value: 'C01', label: 'Đã nạp chưa quẹt quá 24 giờ' },
  { value: 'C02', label: 'Quẹt thiếu' },
  { value: 'C03', label: 'Chưa có bill' },
  { value: 'C04', label: 'Lệch tiền bill và đơn' },
  { value: 'C05', label: 'Tiền chưa về quá hạn' },
  { value: 'C06', label: 'Lợi nhuận âm' },
  { value: 'C07', label: 'Khách nợ quá hạn' },
  { value: 'C08', label: 'Thẻ giữ quá lâu' },
  { value: 'C09', label: 'Thiếu phí cấu hình' },
  { value: 'C10', label: 'Quẹt vi phạm quy tắc' },
  { value: 'C11', label: 'Tiền nạp vượt mức của đơn' },
  { value: 'C12', label: 'Phí khách thấp hơn phí đối tác' },
] as const;

/** Which way a payment of a partner’s orders goes. */
export const partnerDirectionOptions = [
  { value: 1, label: 'Đối tác trả cửa hàng' },
  { value: 2, label: 'Cửa hàng trả đối tác' },
] as const;

/** How specific a rate of a partner is; the lowest number wins (domain §2(d)). */
export const partnerFeeLevelOptions = [
  { value: 1, label: 'Máy POS và loại thẻ' },
  { value: 2, label: 'Máy POS' },
  { value: 3, label: 'Loại thẻ' },
  { value: 4, label: 'Mặc định của đối tác' },
] as const;

/** Partner’s part in an order (domain §2(d)). */
export const partnerModeOptions = [
  { value: 0, label: 'Không qua đối tác' },
  { value: 1, label: 'Thẻ của cửa hàng trên POS đối tác' },
  { value: 2, label: 'Thẻ đối tác trên POS của cửa hàng' },
  { value: 3, label: 'Đối ứng' },
] as const;

/** Status of a payment of a lot or a cash back (domain §4). */
export const paymentStatusOptions = [
  { value: 1, label: 'Hiệu lực', tone: 'success' },
  { value: 2, label: 'Đã hủy', tone: 'neutral' },
] as const;

/** Status of a row of a PDF statement (domain §4). */
export const pdfLineStatusOptions = [
  { value: 0, label: 'Chưa khớp', tone: 'warning' },
  { value: 1, label: 'Khớp tự động', tone: 'info' },
  { value: 2, label: 'Khớp tay', tone: 'info' },
  { value: 3, label: 'Bỏ qua', tone: 'neutral' },
  { value: 4, label: 'Đã thanh toán', tone: 'success' },
] as const;

/** Status of a request for a POS code (domain §4). */
export const posCodeStatusOptions = [
  { value: 0, label: 'Chờ duyệt', tone: 'warning' },
  { value: 1, label: 'Đã duyệt', tone: 'success' },
  { value: 2, label: 'Từ chối', tone: 'danger' },
  { value: 3, label: 'Đã thu hồi', tone: 'neutral' },
] as const;

/** What money between company and shop is. */
export const pushKindOptions = [
  { value: 1, label: 'Đầu ngày', tone: 'neutral' },
  { value: 2, label: 'Ứng thêm', tone: 'neutral' },
  { value: 3, label: 'Hoàn', tone: 'success' },
] as const;

/** What a difference is told by: a line of the business result, or the shop, staff, POS or customer that earned more or less. */
export const reasonKindOptions = [
  { value: 'line', label: 'Theo dòng' },
  { value: 'shop', label: 'Theo cửa hàng' },
  { value: 'staff', label: 'Theo nhân viên' },
  { value: 'pos', label: 'Theo máy POS' },
  { value: 'customer', label: 'Theo khách hàng' },
] as const;

/** Kind of a reciprocal document. */
export const reciprocalKindOptions = [
  { value: 5, label: 'Thanh toán đối ứng' },
  { value: 6, label: 'Cấn trừ' },
] as const;

/** Document a ledger entry stands for (domain §2(o)). */
export const refTypeOptions = [
  { value: 'CardPayment', label: 'Nạp thẻ' },
  { value: 'TopUp', label: 'Khách nạp tiền' },
  { value: 'SentMoney', label: 'Chuyển tiền cho khách' },
  { value: 'Swipe', label: 'Lượt quẹt' },
  { value: 'Settlement', label: 'Quyết toán đơn' },
  { value: 'Commission', label: 'Hoa hồng khi khách trả đủ' },
  { value: 'DebtPayment', label: 'Thanh toán công nợ' },
  { value: 'DebtCard', label: 'Thanh toán công nợ bằng thẻ' },
  { value: 'DebtAdjustment', label: 'Điều chỉnh công nợ' },
  { value: 'DebtOffset', label: 'Cấn trừ công nợ' },
  { value: 'BankOpening', label: 'Số dư đầu tài khoản' },
  { value: 'PosOpening', label: 'Số dư đầu máy POS' },
  { value: 'OpeningBalance', label: 'Số dư đầu kỳ' },
  { value: 'CashBack', label: 'Tiền về' },
  { value: 'LotPayment', label: 'Tiền về theo lô' },
  { value: 'LotAdjustment', label: 'Điều chỉnh lô' },
  { value: 'Receipt', label: 'Phiếu thu' },
  { value: 'Expense', label: 'Phiếu chi' },
  { value: 'PushMoney', label: 'Bơm tiền' },
  { value: 'BadExpense', label: 'Chi phí xấu' },
  { value: 'CashDifference', label: 'Chênh lệch quỹ' },
  { value: 'FundTransfer', label: 'Phiếu chuyển quỹ' },
] as const;

/** Kinship of the card holder to the customer. */
export const relationOptions = [
  { value: 1, label: 'Chính chủ' },
  { value: 2, label: 'Vợ' },
  { value: 3, label: 'Chồng' },
  { value: 4, label: 'Bố' },
  { value: 5, label: 'Mẹ' },
  { value: 6, label: 'Con' },
  { value: 7, label: 'Anh/chị/em' },
  { value: 9, label: 'Người quen' },
] as const;

/** Status of a proposal to reopen days; only 1 opened them. */
export const reopeningStatusOptions = [
  { value: 0, label: 'Chờ duyệt' },
  { value: 1, label: 'Đã mở' },
  { value: 3, label: 'Từ chối' },
] as const;

/** Status of an order (domain §4). */
export const scheduleStatusOptions = [
  { value: 0, label: 'Lịch hẹn', tone: 'neutral' },
  { value: 1, label: 'Chờ thực hiện', tone: 'info' },
  { value: 2, label: 'Đang thực hiện', tone: 'warning' },
  { value: 3, label: 'Chờ chuyển tiền', tone: 'warning' },
  { value: 4, label: 'Hoàn thành', tone: 'success' },
  { value: 5, label: 'Đã hủy', tone: 'danger' },
] as const;

/** Service of an order. */
export const serviceTypeOptions = [
  { value: 1, label: 'Đáo hạn' },
  { value: 2, label: 'Rút tiền' },
  { value: 3, label: 'Đáo + Rút' },
] as const;

/** Kind of party whose debt vouchers may settle: an income a customer’s, an expense a collaborator’s. */
export const settledPartyOptions = [
  { value: 1, label: 'Khách hàng' },
  { value: 3, label: 'Cộng tác viên' },
] as const;

/** Status of a shop. */
export const shopStatusOptions = [
  { value: 1, label: 'Đang hoạt động' },
  { value: 0, label: 'Ngừng hoạt động' },
] as const;

/** Status of a member of staff. */
export const staffStatusOptions = [
  { value: 1, label: 'Đang làm việc', tone: 'success' },
  { value: 0, label: 'Đã nghỉ việc', tone: 'neutral' },
  { value: 2, label: 'Tạm khóa', tone: 'warning' },
] as const;

/** What pushStartMoney does. */
export const startMoneyKindOptions = [
  { value: 1, label: 'Đầu ngày' },
  { value: 2, label: 'Ứng thêm' },
  { value: 3, label: 'Hoàn' },
  { value: 4, label: 'Chốt sổ' },
  { value: 5, label: 'Mở sổ' },
] as const;

/** What the cells of a statement's column say. */
export const statementFieldOptions = [
  { value: 'Date', label: 'Ngày giao dịch' },
  { value: 'TID', label: 'Mã máy (TID)' },
  { value: 'LotNo', label: 'Số lô' },
  { value: 'InvoiceNo', label: 'Số hóa đơn' },
  { value: 'ApprovalCode', label: 'Mã chuẩn chi' },
  { value: 'Card', label: 'Số thẻ' },
  { value: 'Amount', label: 'Số tiền' },
  { value: 'Refund', label: 'Tiền hoàn' },
  { value: 'Fee', label: 'Phí' },
  { value: 'FeeTax', label: 'Thuế của phí' },
  { value: 'Net', label: 'Thực nhận' },
  { value: 'Kind', label: 'Loại giao dịch' },
  { value: 'Currency', label: 'Loại tiền' },
  { value: 'Other', label: 'Không dùng' },
] as const;

/** Rule of a swipe (W01 to W11, domain §2(j)) or of an order’s money (W12, W13, domain §2(p)). */
export const swipeRuleOptions = [
  { value: 'W01', label: 'POS ngừng hoạt động / chưa cấu hình phí' },
  { value: 'W02', label: 'Nhỏ hơn mức tối thiểu mỗi bill' },
  { value: 'W03', label: 'Lớn hơn mức tối đa mỗi bill' },
  { value: 'W04', label: 'Vượt hạn mức ngày của POS' },
  { value: 'W05', label: 'Vượt hạn mức tháng của POS' },
  { value: 'W06', label: 'Vượt nhiều lần bill bình quân đăng ký' },
  { value: 'W07', label: 'Thẻ đã quẹt POS này trong ngày' },
  { value: 'W08', label: 'Ngoài giờ cho phép' },
  { value: 'W09', label: 'Số tiền lớn, tròn bất thường' },
  { value: 'W10', label: 'Trùng TID, lô và số hóa đơn' },
  { value: 'W11', label: 'Vượt hạn mức thẻ còn lại' },
  { value: 'W12', label: 'Nạp thẻ vượt số đơn cần' },
  { value: 'W13', label: 'Khách nạp trên hai lần đơn' },
] as const;

/** What breaking a swipe rule asks for: 1 a reason, 2 papers and a reason, 3 an approver and a reason, 4 nothing overrides it. */
export const swipeRuleLevelOptions = [
  { value: 1, label: 'Cảnh báo' },
  { value: 2, label: 'Yêu cầu chứng từ' },
  { value: 3, label: 'Chặn, cần duyệt' },
  { value: 4, label: 'Chặn' },
] as const;

/** Network of a card. */
export const typeCardOptions = [
  { value: 1, label: 'Visa' },
  { value: 2, label: 'Mastercard' },
  { value: 3, label: 'JCB' },
  { value: 4, label: 'Amex' },
  { value: 5, label: 'NAPAS' },
  { value: 6, label: 'UnionPay' },
  { value: 9, label: 'Khác' },
] as const;

/** What an approver decides on a waiting voucher. */
export const voucherDecisionOptions = [
  { value: 1, label: 'Duyệt' },
  { value: 3, label: 'Từ chối' },
] as const;

/** Kind of a voucher. */
export const voucherKindOptions = [
  { value: 1, label: 'Thu', tone: 'success' },
  { value: 2, label: 'Chi', tone: 'warning' },
] as const;

/** Status of a voucher (domain §4); only 1 is posted. */
export const voucherStatusOptions = [
  { value: 0, label: 'Chờ duyệt', tone: 'warning' },
  { value: 1, label: 'Đã ghi sổ', tone: 'success' },
  { value: 2, label: 'Đã hủy', tone: 'neutral' },
  { value: 3, label: 'Từ chối', tone: 'danger' },
] as const;

/** Every account of the books. */
export const wholeBooksOptions = [
  { value: 'all', label: 'Nhật ký chung' },
] as const;
