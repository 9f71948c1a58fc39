/** What people of a seeded shop write and where they live. */

/** Streets with their districts. */
export const STREETS = [
  'Phan Xích Long, Phú Nhuận',
  'Huỳnh Văn Bánh, Phú Nhuận',
  'Quang Trung, Gò Vấp',
  'Lê Đức Thọ, Gò Vấp',
  'Võ Văn Ngân, Thủ Đức',
  'Hoàng Diệu 2, Thủ Đức',
  'Lê Văn Sỹ, Quận 3',
  'Nguyễn Trãi, Quận 5',
  'Bạch Đằng, Bình Thạnh',
  'Cộng Hòa, Tân Bình',
];

export const ORDER_NOTES = [
  'Khách cần xong trước 11 giờ',
  'Gọi trước khi nạp',
  'Khách gửi thẻ, chiều quay lại lấy',
  'Xuất phiếu thu cho khách',
  'Khách quen, ưu tiên',
];
export const COMMENTS = [
  'Khách hẹn quẹt lại chiều nay',
  'Đã gọi báo ngày đến hạn',
  'Khách hỏi thêm về thẻ của vợ',
  'Ngân hàng báo hạn mức về chậm',
  'Đã gửi phiếu qua Zalo',
  'Khách chuyển khoản phí vào cuối ngày',
];
export const CARD_NOTES = ['Gọi trước một ngày', 'Hạn mức hay về chậm', 'Chủ thẻ đi công tác, vợ mang thẻ đến'];
export const CUSTOMER_NOTES = ['Khách quen, đáo hạn hằng tháng', 'Thích liên hệ qua Zalo', 'Có hai thẻ cùng ngân hàng'];
export const CANCEL_REASONS = [
  'Khách đổi lịch sang tháng sau',
  'Khách tự thanh toán rồi',
  'Thẻ bị ngân hàng tạm khóa',
  'Không liên lạc được với khách',
];
export const LINE_REASONS = ['Chuyển nhầm thẻ', 'Quẹt nhầm máy', 'Nhập sai số tiền', 'Thu nhầm khách'];
export const OVERRIDE_REASONS = [
  'Khách mua vé máy bay cho cả đoàn',
  'Khách trả tiền nội thất, có hóa đơn',
  'Khách mua điện máy, đã kiểm tra chứng từ',
];
export const ADJUST_REASONS = ['Giảm phí cho khách theo thỏa thuận', 'Khách báo đã trả dư lần trước, đã đối chiếu'];
export const HOLD_PLACES = ['Ngăn 1', 'Ngăn 2', 'Ngăn 3', 'Két sắt'];
