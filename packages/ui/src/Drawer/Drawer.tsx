import { useEffectEvent, useId, useLayoutEffect, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { enterDialog } from '../Dialog/dialogStack.ts';
import { giveFocusBack } from '../Dialog/giveFocusBack.ts';
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
  /** Goes to the next (1) or former (-1) record of the list: J and K, and the arrows at the head. Default: there is no list. */
  onStep?: (by: 1 | -1) => void;
  children: ReactNode;
}

/** A panel that slides in from the right, or the menu from the left, over the page and keeps the focus until it is closed. */
export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}

/** When a drawer last closed: one that takes its place at once, as the next record does, does not slide in again. */
let closedAt = -Infinity;
const TURN_MS = 100;

/** Keys of the records beside: their places on the keyboard are those of down and up. */
const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { j: 1, k: -1 };

function OpenDrawer(props: Omit<DrawerProps, 'open'>) {
  const { title, onClose, size = 'default', side = 'end', onStep, children, ...rest } = props;
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
    const opener = document.activeElement;
    const leave = enterDialog(dialog);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('click', press);
    dialog.classList.toggle('st-drawer--still', performance.now() - closedAt < TURN_MS);
    keepScrollbarRoom();
    dialog.showModal();
    return () => {
      leave();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('click', press);
      dialog.close();
      giveFocusBack(opener);
      closedAt = performance.now();
    };
  }, [box]);
  return (
    <dialog
      {...handedOn(rest)}
      ref={box}
      className={`st-drawer st-drawer--${side}`}
      style={{ width: DRAWER_WIDTH[size], '--st-drawer-width': `${DRAWER_WIDTH[size]}px` } as CSSProperties}
      onKeyDown={(event) => onStep && step(event, onStep)}
      aria-labelledby={titleId}
    >
      <header className="st-drawer__head">
        <h2 id={titleId}>{title}</h2>
        <Buttons onStep={onStep} onClose={onClose} />
      </header>
      <div className="st-drawer__body">{children}</div>
    </dialog>
  );
}

/** Notes the width of the page's scrollbar, which is away while a drawer is open. */
function keepScrollbarRoom(): void {
  if (document.querySelector('.st-drawer[open]')) return;
  // The root counts the place of a hidden scrollbar as its own, the body does not.
  const room = window.innerWidth - document.body.getBoundingClientRect().width;
  document.documentElement.style.setProperty('--st-scrollbar', `${room}px`);
}

type Step = NonNullable<DrawerProps['onStep']>;

function step(event: KeyboardEvent, onStep: Step): void {
  const by = STEPS[event.key.toLowerCase()];
  const isTyping = (event.target as HTMLElement).matches('input, textarea, select');
  if (by === undefined || isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  onStep(by);
}

function Buttons({ onStep, onClose }: Pick<DrawerProps, 'onStep' | 'onClose'>) {
  return (
    <div className="st-drawer__buttons">
      {onStep ? (
        <>
          <IconButton label="Dòng trước (K)" icon={<Icon name="chevron-up" />} onClick={() => onStep(-1)} />
          <IconButton label="Dòng sau (J)" icon={<Icon name="chevron-down" />} onClick={() => onStep(1)} />
        </>
      ) : null}
      <IconButton label="Đóng" icon={<Icon name="close" />} onClick={onClose} />
    </div>
  );
}
