import { Button, FileDrop, Notice, Panel, useUploads, type Upload } from '@so-the/ui';
import { useState } from 'react';
import { SCENARIO_BYTES } from '../scenarioFiles/scenarioFile.ts';
import { mockApi } from './mockApi.ts';
import { openScreen } from './openScreen.ts';
import { usePolled } from './usePolled.ts';
import { useTask } from './useTask.ts';

/** A scenario from a file, played in this world, and one written from the calls that were made. */
export function ScenarioFilePanel({ onChange }: { onChange: () => void }) {
  const { value, refresh } = usePolled(mockApi.playedFile, 0);
  const [told, setTold] = useState<readonly string[]>([]);
  const { running, run } = useTask();
  const play: Upload = async (file) => {
    const { calls } = await mockApi.playFile(file);
    onChange();
    refresh();
    return `Đã chơi ${calls} lời gọi`;
  };
  const { files, add, retry, cancel } = useUploads(play, 1);
  const played = value?.played;
  const record = () =>
    run('record', async () => {
      const recording = await mockApi.recording();
      setTold(recording.told);
      download(JSON.stringify(recording.scenario, null, 2));
      return `Đã ghi ${recording.scenario.calls?.length ?? 0} lời gọi`;
    });
  const open = ({ openAt, last }: NonNullable<typeof played>) =>
    run('open', async () => {
      if (last) await openScreen({ ...last, address: openAt });
      else location.assign(openAt);
      return undefined;
    });
  return (
    <Panel title="Kịch bản từ tệp">
      <div className="console__stack">
        <FileDrop
          label="Chơi tệp kịch bản trong dữ liệu này"
          accept={['.json']}
          maxBytes={SCENARIO_BYTES}
          multiple={false}
          files={files}
          onFiles={add}
          onRetry={retry}
          onCancel={cancel}
        />
        {played ? (
          <Button variant="primary" loading={running === 'open'} onClick={() => open(played)}>
            {`Mở ứng dụng: ${played.last ? `${played.last.userName}, ` : ''}${played.openAt}`}
          </Button>
        ) : null}
        <p className="console__hint">Ghi các lời gọi đã làm ở đây thành tệp để chơi lại:</p>
        <div className="console__buttons">
          <Button loading={running === 'record'} onClick={record}>
            Ghi kịch bản
          </Button>
        </div>
        {told.map((sentence) => (
          <Notice key={sentence} tone="warning">
            {sentence}
          </Notice>
        ))}
      </div>
    </Panel>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'kich-ban.json';
  link.click();
  URL.revokeObjectURL(address);
}
