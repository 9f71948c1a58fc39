/** Told where the browser does not let a page write to the clipboard. */
export const COPY_REFUSED = 'Trình duyệt không cho sao chép, vui lòng kiểm tra quyền truy cập bộ nhớ tạm';
