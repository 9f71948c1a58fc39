import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

/** What happened to the session of this tab. */
export type SessionEvent =
  | { kind: 'expiring'; minutes: number }
  | { kind: 'expired' }
  | { kind: 'shopChanged'; shop: string; here: string }
  | { kind: 'newVersion' };

/** Props of {@link SessionBanner}. */
export interface SessionBannerProps {
  /** `undefined` shows nothing. */
  event: SessionEvent | undefined;
  /** Does what the banner offers: log in again, follow to the other shop, load the new version. */
  onAct: () => void;
  /** Leaves things as they are; without it the banner cannot be put away. */
  onDismiss?: () => void;
}

/** Says at the head of the page what happened to the session: it is never applied silently. */
export function SessionBanner({ event, onAct, onDismiss }: SessionBannerProps) {
  if (!event) return null;
  const { tone, text, act } = said(event);
  return (
    <Notice
      tone={tone}
      action={
        <>
          <Button size="small" onClick={onAct}>
            {act}
          </Button>
          {onDismiss ? (
            <Button size="small" variant="ghost" onClick={onDismiss}>
              Để sau
            </Button>
          ) : null}
        </>
      }
    >
      {text}
    </Notice>
  );
}

interface Said {
  tone: 'info' | 'warning';
  text: string;
  act: string;
}

function said(event: SessionEvent): Said {
  if (event.kind === 'expiring') {
    const text = `Phiên đăng nhập còn ${event.minutes} phút. Nội dung đang nhập được giữ lại khi đăng nhập lại.`;
    return { tone: 'warning', text, act: 'Đăng nhập lại' };
  }
  if (event.kind === 'expired') {
    const text = 'Phiên đăng nhập đã hết. Nội dung đang nhập được giữ lại.';
    return { tone: 'warning', text, act: 'Đăng nhập lại' };
  }
  if (event.kind === 'shopChanged') {
    const text = `Một cửa sổ khác đã chuyển sang ${event.shop}. Cửa sổ này vẫn làm việc với ${event.here}.`;
    return { tone: 'info', text, act: `Chuyển sang ${event.shop}` };
  }
  return { tone: 'info', text: 'Đã có phiên bản mới của phần mềm.', act: 'Tải lại trang' };
}
