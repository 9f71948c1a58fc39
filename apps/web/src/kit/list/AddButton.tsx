import { useEffect, useEffectEvent } from 'react';
import { Button, Icon, useOnline } from '@so-the/ui';
import { usePageAction } from '../palette/pageActions.ts';

/** Props of {@link AddButton}. */
export interface AddButtonProps {
  /** Default "Thêm mới". */
  label?: string;
  /** On a phone the plus stands alone, for a head with much beside it. Default false. */
  folds?: boolean;
  onClick: () => void;
}

/** Begins a new record; F1 does the same. Out of use without a network: what would be typed could not be sent. */
export function AddButton({ label = 'Thêm mới', folds = false, onClick }: AddButtonProps) {
  const online = useOnline();
  const add = useEffectEvent(() => {
    if (online) onClick();
  });
  usePageAction({ label, icon: 'plus', note: 'F1' }, onClick);
  useEffect(() => {
    const f1 = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      add();
    };
    document.addEventListener('keydown', f1);
    return () => document.removeEventListener('keydown', f1);
  }, []);
  return (
    <Button variant="primary" folds={folds} icon={<Icon name="plus" />} disabled={!online} onClick={onClick}>
      {label}
    </Button>
  );
}
