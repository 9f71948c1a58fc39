import { Button, Panel } from '@so-the/ui';
import { useState } from 'react';
import { HistoryDrawer } from './HistoryDrawer.tsx';

/** The way into what each call changed. */
export function HistoryPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Quay lại thời điểm trước">
      <div className="console__buttons">
        <Button onClick={() => setOpen(true)}>Xem từng thay đổi</Button>
      </div>
      {isOpen ? <HistoryDrawer onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
