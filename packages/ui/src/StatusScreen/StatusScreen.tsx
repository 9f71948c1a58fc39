import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import '../Empty/Empty.css';
import './StatusScreen.css';

interface StatusScreenProps {
  /** "403". */
  code?: string;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

function StatusScreen({ code, title, children, action }: StatusScreenProps) {
  return (
    <section className="st-empty st-status-screen">
      {code ? (
        <p className="st-status-screen__code" aria-hidden="true">
          {code}
        </p>
      ) : null}
      <h1 className="st-empty__title">{title}</h1>
      <div className="st-empty__text">{children}</div>
      {action}
    </section>
  );
}

/** Props of {@link Forbidden}. */
export interface ForbiddenProps {
  /** What may not be seen: "Sổ quỹ công ty". Default: the page. */
  what?: string;
  /** Where it goes on. Default "/". */
  homeHref?: string;
}

/** Stands in the place of a page that the person has no right to see (403). */
export function Forbidden({ what = 'trang này', homeHref = '/' }: ForbiddenProps) {
  return (
    <StatusScreen
      code="403"
      title="Không có quyền truy cập"
      action={<LinkButton href={homeHref}>Về trang chủ</LinkButton>}
    >
      {`Tài khoản của bạn chưa được cấp quyền xem ${what}. Hãy nhờ chủ cửa hàng cấp quyền ở mục Phân quyền.`}
    </StatusScreen>
  );
}

/** Props of {@link NotFound}. */
export interface NotFoundProps {
  /** Where it goes on. Default "/". */
  homeHref?: string;
}

/** Stands in the place of a page that does not exist (404). */
export function NotFound({ homeHref = '/' }: NotFoundProps) {
  return (
    <StatusScreen
      code="404"
      title="Không tìm thấy trang"
      action={<LinkButton href={homeHref}>Về trang chủ</LinkButton>}
    >
      Đường dẫn không đúng, hoặc bản ghi đã không còn.
    </StatusScreen>
  );
}

/** Props of {@link ChunkFailure}. */
export interface ChunkFailureProps {
  /** Loads the page again; the only way on, since the old files are gone. */
  onReload: () => void;
}

/** Stands in the place of a screen whose files could not be loaded: a new version, or no network. */
export function ChunkFailure({ onReload }: ChunkFailureProps) {
  const reload = (
    <Button variant="primary" onClick={onReload}>
      Tải lại trang
    </Button>
  );
  return (
    <StatusScreen title="Không tải được màn hình" action={reload}>
      Phần mềm vừa có phiên bản mới, hoặc mạng bị gián đoạn. Tải lại trang để tiếp tục.
    </StatusScreen>
  );
}
