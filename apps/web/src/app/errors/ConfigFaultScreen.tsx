import { Button } from '@so-the/ui';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { configSentence } from '../../lib/config/configSentence.ts';
import type { ConfigFault } from '../../lib/config/readConfig.ts';
import './errors.css';

/** Props of {@link ConfigFaultScreen}. */
export interface ConfigFaultScreenProps {
  faults: readonly ConfigFault[];
}

/** Stands instead of the app while `config.json` does not say for certain which server is called. It tries again by itself once the network is back. */
export function ConfigFaultScreen({ faults }: ConfigFaultScreenProps) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <main className="app-error app-error--page">
      <h1 className="app-error__title">Chưa mở được ứng dụng</h1>
      <p className="app-error__text">
        Tệp <code>config.json</code> của trang này chưa đọc được hoặc có chỗ sai. Ứng dụng chưa mở để không gọi nhầm máy
        chủ; vui lòng báo người quản trị.
      </p>
      <dl className="app-error__faults">
        {faults
          .filter(({ stops }) => stops)
          .map((fault) => (
            <div key={fault.field}>
              <dt>{fault.field || 'config.json'}</dt>
              <dd>{configSentence(fault)}</dd>
            </div>
          ))}
      </dl>
      <Button variant="primary" onClick={retry}>
        Thử lại
      </Button>
    </main>
  );
}

/** Tells all faults on the console, and shows those that stop the app in its place. */
export function tellConfigFaults(root: HTMLElement, faults: readonly ConfigFault[]): void {
  for (const fault of faults)
    console.warn(
      `config.json, ${fault.field}: ${configSentence(fault)}`,
      ...(fault.cause === undefined ? [] : [fault.cause]),
    );
  if (faults.some(({ stops }) => stops)) createRoot(root).render(<ConfigFaultScreen faults={faults} />);
}

function retry(): void {
  window.location.reload();
}
