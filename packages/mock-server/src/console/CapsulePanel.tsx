import { Button, FileDrop, Panel, TextField, useUploads, type Upload } from '@so-the/ui';
import { useState } from 'react';
import { CAPSULE_BYTES } from '../capsule/capsule.ts';
import { mockApi } from './mockApi.ts';
import { openScreen } from './openScreen.ts';
import { usePolled } from './usePolled.ts';
import { useTask } from './useTask.ts';

/** Everything a colleague needs to see the same, in one file: taken away, and opened with its screen. */
export function CapsulePanel({ onChange }: { onChange: () => void }) {
  const { value, refresh } = usePolled(mockApi.openedCapsule, 0);
  const [note, setNote] = useState('');
  const { running, run } = useTask();
  const open: Upload = async (file) => {
    const { note: told } = await mockApi.openCapsule(file);
    onChange();
    refresh();
    return told === '' ? 'Đã mở gói' : `Đã mở gói: ${told}`;
  };
  const { files, add, retry, cancel } = useUploads(open, 1);
  const screen = value?.opened?.screen;
  const download = () => {
    const link = document.createElement('a');
    link.href = mockApi.capsulePlace(note);
    link.download = 'trang-thai.so-the';
    link.click();
  };
  return (
    <Panel title="Gói trạng thái">
      <div className="console__stack">
        <form
          className="console__line"
          onSubmit={(event) => {
            event.preventDefault();
            download();
          }}
        >
          <TextField label="Ghi chú cho đồng nghiệp" value={note} onChange={setNote} maxLength={2000} />
          <Button type="submit">Tải gói về</Button>
        </form>
        <FileDrop
          label="Mở gói của đồng nghiệp"
          accept={['.so-the']}
          maxBytes={CAPSULE_BYTES}
          files={files}
          onFiles={add}
          onRetry={retry}
          onCancel={cancel}
        />
        {screen === undefined ? null : (
          <Button
            variant="primary"
            loading={running !== undefined}
            onClick={() =>
              run('screen', async () => {
                await openScreen(screen);
                return undefined;
              })
            }
          >
            {`Mở màn hình của gói: ${screen.userName}, ${screen.address}, rộng ${screen.width} px${screen.build ? `, bản dựng ${screen.build}` : ''}`}
          </Button>
        )}
        {value === undefined ? null : <p className="console__hint">{`Vân tay dữ liệu: ${value.print.slice(0, 12)}`}</p>}
      </div>
    </Panel>
  );
}
