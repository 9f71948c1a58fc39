/** The keys that work, by where they do. */
export const keyGroups: readonly { title: string; keys: readonly (readonly [key: string, does: string])[] }[] = [
  {
    title: 'Ở mọi nơi',
    keys: [
      ['Ctrl K', 'Tìm nhanh màn hình, khách hàng, thẻ, đơn'],
      ['F1', 'Thêm mới trên màn hình đang mở'],
      ['F2', 'Phục vụ khách'],
      ['F3', 'Đến ô tìm của danh sách'],
      ['F4', 'Khi phục vụ khách: như lần trước'],
      ['F8', 'Đến thông báo mới nhất'],
      ['Ctrl P', 'In màn hình đang mở'],
      ['?', 'Mở bảng phím này'],
      ['Esc', 'Đóng hộp thoại, ngăn bên phải hay các ô lọc'],
    ],
  },
  {
    title: 'Trong bảng',
    keys: [
      ['Mũi tên', 'Đi từng ô; Home, End về đầu, cuối dòng'],
      ['PgUp, PgDn', 'Đi từng trang'],
      ['Enter', 'Mở dòng; Ctrl bấm chuột mở thẻ mới'],
      ['Dấu cách', 'Chọn dòng; giữ Shift để chọn cả đoạn'],
    ],
  },
  {
    title: 'Trong ngăn bên phải',
    keys: [
      ['J', 'Dòng sau của danh sách'],
      ['K', 'Dòng trước của danh sách'],
    ],
  },
  {
    title: 'Khi gõ',
    keys: [
      ['30tr, 1,5 tỷ, 500k', 'Số tiền'],
      ['5/12, mai, +3', 'Ngày'],
      ['9, 15h30, mai 9h', 'Ngày giờ'],
      ['Enter', 'Lưu; Shift Enter xuống dòng trong ghi chú'],
    ],
  },
];
