import { Dialog, DialogBody } from '@so-the/ui';
import { useEffect } from 'react';
import { keyGroups } from './keys.ts';
import { closeKeySheet, openKeySheet, useKeySheet } from './keySheetStore.ts';
import './keySheet.css';

/** All keys at a glance, opened by "?" outside of fields. */
export function KeySheet() {
  const isOpen = useKeySheet();
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <Dialog title="Phím tắt" size="large" open={isOpen} onClose={closeKeySheet}>
      <DialogBody>
        <div className="key-sheet">
          {keyGroups.map(({ title, keys }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {keys.map(([key, does]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function hear(event: KeyboardEvent): void {
  if (event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey) return;
  const isTyping =
    event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  if (isTyping || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  openKeySheet();
}
