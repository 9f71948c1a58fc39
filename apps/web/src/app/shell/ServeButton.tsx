import { Button, Icon } from '@so-the/ui';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdKeys } from '../../lib/heldKeys.ts';
import { useServeWay } from './useServeWay.ts';

/** Opens the counter's form from anywhere, for who may add appointments; F2 does the same. What is typed before the form is there waits for it. Closed, it gives the page back. */
export function ServeButton() {
  const { may, to, state } = useServeWay();
  const navigate = useNavigate();
  const serve = () => {
    holdKeys();
    void navigate(to, { state });
  };
  const serveByKey = useEffectEvent(serve);
  // The key answers from the moment the button is seen.
  useLayoutEffect(() => {
    if (!may) return undefined;
    const press = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.repeat || document.querySelector('dialog:modal') !== null;
      if (event.key !== 'F2' || isTaken) return;
      event.preventDefault();
      serveByKey();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [may]);
  if (!may) return null;
  return (
    <Button size="small" icon={<Icon name="plus" size={16} />} onClick={serve}>
      Phục vụ khách
    </Button>
  );
}
