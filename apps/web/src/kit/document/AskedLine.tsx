import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Balance, Button, Notice, useOneRun } from '@so-the/ui';
import { CashChange } from './funds/CashChange.tsx';
import type { AskedFacts } from './useAskedFacts.ts';

/** Props of {@link AskedLine}. */
export interface AskedLineProps {
  /** Names what is confirmed, for screen readers. */
  title: string;
  /** What is about to happen, in words. */
  words: string;
  facts: AskedFacts;
  /** Does it, once; rejects with what is shown. */
  onConfirm: () => Promise<void>;
  onBack: () => void;
  /** Told what the server refused with. */
  onRefused: (message: string) => void;
}

/** What is about to happen, where it will stand: Enter does it, Escape goes back. The fund is told as it will be afterwards. */
export function AskedLine({ title, words, facts, onConfirm, onBack, onRefused }: AskedLineProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { running, failure, run } = useOneRun(true);
  useEffect(() => button.current?.focus(), []);
  const confirm = () =>
    onConfirm().catch((caught: unknown) => {
      if (caught instanceof Error) onRefused(caught.message);
      throw caught;
    });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key !== 'Escape' || running) return;
    event.preventDefault();
    onBack();
  };
  const box = { role: 'group', 'aria-label': title, onKeyDown: press };
  return (
    <div {...box} className="asked-line">
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {facts.cash && <CashChange {...facts.cash} />}
      <div className="asked-line__body">
        <p id={id} className="asked-line__words">
          <strong>{words}</strong>
          {facts.balance && (
            <span>
              Tồn quỹ sau đó: <Balance amount={facts.balance.after} />
            </span>
          )}
          {facts.note && <span>{facts.note}</span>}
        </p>
        <div className="asked-line__buttons">
          <Button onClick={() => !running && onBack()}>Sửa lại</Button>
          <Button ref={button} variant="primary" loading={running} aria-describedby={id} onClick={() => run(confirm)}>
            Ghi sổ
          </Button>
        </div>
      </div>
    </div>
  );
}
