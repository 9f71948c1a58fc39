import { useEffect, useEffectEvent } from 'react';
import { Button, Icon } from '@so-the/ui';
import { usePageAction } from '../palette/pageActions.ts';

/** Begins a new record; F1 does the same. */
export function AddButton({ onClick }: { onClick: () => void }) {
  const add = useEffectEvent(onClick);
  usePageAction({ label: 'Thêm mới', icon: 'plus', note: 'F1' }, onClick);
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
    <Button variant="primary" icon={<Icon name="plus" />} onClick={onClick}>
      Thêm mới
    </Button>
  );
}
