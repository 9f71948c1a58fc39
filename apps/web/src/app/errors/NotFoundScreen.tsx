import { Link } from 'react-router-dom';
import './errors.css';

/** /404: the address leads nowhere. */
export function NotFoundScreen() {
  return (
    <main className="app-error app-error--page">
      <p className="app-error__code" aria-hidden="true">
        404
      </p>
      <h1 className="app-error__title">Không tìm thấy trang</h1>
      <p className="app-error__text">Địa chỉ này không có hoặc đã được đổi.</p>
      <Link to="/" className="app-error__home">
        Về trang chủ
      </Link>
    </main>
  );
}
