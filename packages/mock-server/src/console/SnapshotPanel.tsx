import { Button, Panel } from '@so-the/ui';
import { useRef } from 'react';
import { mockApi } from './mockApi.ts';
import { useTask } from './useTask.ts';

/** Takes the whole world away in a file and brings it back. */
export function SnapshotPanel({ onChange }: { onChange: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const { running, run } = useTask();
  const download = () =>
    run('download', () => {
      const link = document.createElement('a');
      link.href = mockApi.snapshotPlace;
      link.download = `so-the-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.json`;
      link.click();
      return Promise.resolve('Trình duyệt đang tải bản chụp');
    });
  const restore = (file: File | undefined) => {
    if (!file) return;
    run('restore', async () => {
      await mockApi.restore(file);
      onChange();
      return 'Đã khôi phục bản chụp';
    });
  };
  return (
    <Panel title="Bản chụp dữ liệu">
      <div className="console__buttons">
        <Button onClick={download} loading={running === 'download'}>
          Tải về
        </Button>
        <Button onClick={() => picker.current?.click()} loading={running === 'restore'}>
          Khôi phục từ tệp
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label="Tệp bản chụp"
          hidden
          onChange={(event) => {
            restore(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </Panel>
  );
}
