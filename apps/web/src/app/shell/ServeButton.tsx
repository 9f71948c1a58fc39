import { Button, Icon } from '@so-the/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { openedState } from '../../kit/record/useOpenRecord.ts';

/** Opens the counter's form from anywhere, for who may add appointments; F2 does the same. Closed, it gives the page back. */
export function ServeButton() {
  const mayServe = useMayOpen()(places.appointments({ open: 'new' }));
  const serve = useServe();
  const serveByKey = useEffectEvent(serve);
  useEffect(() => {
    if (!mayServe) return undefined;
    const press = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.repeat || document.querySelector('dialog:modal') !== null;
      if (event.key !== 'F2' || isTaken) return;
      event.preventDefault();
      serveByKey();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [mayServe]);
  if (!mayServe) return null;
  return (
    <Button size="small" icon={<Icon name="plus" size={16} />} onClick={serve}>
      Phục vụ khách
    </Button>
  );
}

/** The list of appointments keeps its filters behind the form. */
function useServe(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const address = new URLSearchParams(pathname === PATHS.appointments ? search : '');
    address.set('open', 'new');
    void navigate({ pathname: PATHS.appointments, search: address.toString() }, { state: openedState('open') });
  };
}
