import { Button, ErrorState } from '@so-the/ui';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { noteFault } from '../../lib/faults/faults.ts';
import { ChunkLoadError } from '../../lib/chunks/ChunkLoadError.ts';
import './errors.css';

/** Stands in for one screen that broke; the shell around it goes on. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => noteFault({ kind: 'screen', thrown: error }), [error]);
  if (error instanceof ChunkLoadError) return <ChunkErrorPage />;
  return (
    <div className="app-error">
      <ErrorState
        title="Màn hình này gặp lỗi"
        message="Có lỗi xảy ra! Vui lòng liên hệ Admin"
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </div>
  );
}

/** The file of the screen did not come, also after the one reload: from here on the user decides. */
function ChunkErrorPage() {
  return (
    <div className="app-error" role="alert">
      <h1 className="app-error__title">Không tải được màn hình này</h1>
      <p className="app-error__text">Mạng có thể đang chập chờn, hoặc ứng dụng vừa được cập nhật.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Tải lại trang
      </Button>
    </div>
  );
}
