import { Button, Panel } from '@so-the/ui';
import { useState } from 'react';
import { HistoryDrawer, type HistorySource } from './HistoryDrawer.tsx';
import { mockApi } from './mockApi.ts';

const ofServer: HistorySource = {
  history: mockApi.history,
  step: mockApi.step,
  branch: async (number, name) => {
    const { world } = await mockApi.branch(number, name);
    location.assign(mockApi.worldPlace(world));
  },
};

/** The way into what each call changed. */
export function HistoryPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Quay lại thời điểm trước">
      <div className="console__buttons">
        <Button onClick={() => setOpen(true)}>Xem từng thay đổi</Button>
      </div>
      {isOpen ? <HistoryDrawer source={ofServer} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
