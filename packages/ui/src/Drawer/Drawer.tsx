import { useEffectEvent, useId, useLayoutEffect, type ReactNode } from 'react';
import { enterDialog } from '../Dialog/dialogStack.ts';
import { useControlRef } from '../Field/controlRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { DRAWER_WIDTH } from '../theme/constants.ts';
import './Drawer.css';

/** Props of {@link Drawer}. */
export interface DrawerProps extends PartProps<HTMLDialogElement> {
  /** Names the drawer; shown at its head. */
  title: string;
  /** Whether it is shown; its content is dropped when it closes. */
  open: boolean;
  /** Called on Escape, the close button and a press beside the drawer. */
  onClose: () => void;
  /** Width: 378 or 736 px (specification §9), never more than the window. Default `default`. */
  size?: keyof typeof DRAWER_WIDTH;
  /** Edge it comes from: `end` (right) for a record beside its list, `start` (left) for the menu. Default `end`. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** A panel that slides in from the right, or the menu from the left, over the page and keeps the focus until it is closed. */
export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ title, onClose, size = 'default', side = 'end', children, ...rest }: Omit<DrawerProps, 'open'>) {
  const box = useControlRef<HTMLDialogElement>(rest);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const press = (event: MouseEvent) => {
      const { left, right } = dialog.getBoundingClientRect();
      if (event.target === dialog && (event.clientX > right || event.clientX < left)) close();
    };
    const leave = enterDialog(dialog);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('click', press);
    dialog.showModal();
    return () => {
      leave();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('click', press);
      dialog.close();
    };
  }, [box]);
  return (
    <dialog
      {...handedOn(rest)}
      ref={box}
      className={`st-drawer st-drawer--${side}`}
      style={{ width: DRAWER_WIDTH[size] }}
      aria-labelledby={titleId}
    >
      <header className="st-drawer__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Đóng" icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <div className="st-drawer__body">{children}</div>
    </dialog>
  );
}
