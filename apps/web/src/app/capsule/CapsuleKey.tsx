import { lazy, Suspense, useEffect, useState } from 'react';
import { isOnMock } from './isOnMock.ts';

const CapsuleDialog = lazy(() => import('./CapsuleDialog.tsx').then(({ CapsuleDialog: Part }) => ({ default: Part })));

/** Ctrl+Shift+B packs what a tester sees into a file, while the app talks to the mock server. Elsewhere the key does nothing. */
export function CapsuleKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyB' || event.repeat) return;
      void openOnMock(() => setOpen(true));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CapsuleDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}

async function openOnMock(open: () => void): Promise<void> {
  if (await isOnMock()) open();
}
