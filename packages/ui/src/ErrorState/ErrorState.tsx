import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import '../Empty/Empty.css';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends PartProps {
  /** What went wrong, in Vietnamese. Default: the text of specification §8. */
  message?: string;
  /** Headline. Default "Không tải được dữ liệu". */
  title?: string;
  /** Tries again; without it no button is shown. */
  onRetry?: () => void;
  /** Whether a new try is under way. Default false. */
  retrying?: boolean;
  /** A sentence on how to go on, below the message. */
  children?: ReactNode;
  /** A way on where a new try would not help: a link home. */
  action?: ReactNode;
}

/** Stands where something failed to load, and lets the user try again. */
export function ErrorState(props: ErrorStateProps) {
  const { message, title = 'Không tải được dữ liệu', onRetry, retrying, children, action, ...rest } = props;
  return (
    <div className="st-empty" role="alert" {...handedOn(rest)}>
      <svg
        className="st-empty__picture st-empty__picture--danger"
        viewBox="0 0 48 48"
        width="40"
        height="40"
        aria-hidden="true"
      >
        <path d="M24 6l19 34H5zM24 19v10M24 34.5v.1" />
      </svg>
      <p className="st-empty__title">{title}</p>
      <p className="st-empty__text">{message ?? 'Có lỗi xảy ra! Vui lòng liên hệ Admin'}</p>
      {children && <p className="st-empty__text">{children}</p>}
      {onRetry && (
        <Button onClick={onRetry} loading={retrying}>
          Thử lại
        </Button>
      )}
      {action ? <div className="st-empty__action">{action}</div> : null}
    </div>
  );
}
