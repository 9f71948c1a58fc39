import { Button, Empty, Notice, Panel } from '@so-the/ui';
import { useCallback, useState } from 'react';
import { mockApi } from './mockApi.ts';
import { RequestDetailsDialog } from './RequestDetailsDialog.tsx';
import { RequestFilters, type LogView } from './RequestFilters.tsx';
import { RequestLine } from './RequestLine.tsx';
import { usePolled } from './usePolled.ts';
import { useTask } from './useTask.ts';

const EVERY_MS = 2000;
/** Lines drawn; a narrower search shows the others. */
const SHOWN = 100;

/** Props of {@link RequestLogPanel}. */
export interface RequestLogPanelProps {
  /** Called with the call whose next one shall go wrong. */
  onPropose: (operationId: string) => void;
}

/** The latest calls, newest first, with search; one opens in a dialog. */
export function RequestLogPanel({ onPropose }: RequestLogPanelProps) {
  const [view, setView] = useState<LogView>({ search: '', status: null, isLive: true });
  const [opened, setOpened] = useState<number>();
  const { run } = useTask();
  const { search, status } = view;
  const ask = useCallback(() => mockApi.requests({ search, status: status ?? '' }), [search, status]);
  const log = usePolled(ask, view.isLive ? EVERY_MS : 0);
  const rows = log.value?.slice(0, SHOWN) ?? [];
  const clear = () =>
    run('clear', async () => {
      await mockApi.clearRequests();
      log.refresh();
      return 'Đã xóa nhật ký';
    });
  return (
    <Panel
      title="Nhật ký lời gọi"
      aside={
        <Button size="small" onClick={clear}>
          Xóa nhật ký
        </Button>
      }
      flush
    >
      <RequestFilters view={view} onChange={setView} />
      {log.error === undefined ? null : <Notice tone="error">{log.error}</Notice>}
      {log.value && rows.length === 0 ? (
        <Empty kind={search === '' && status === null ? 'noData' : 'noMatch'}>
          Mở ứng dụng và thao tác, các lời gọi sẽ hiện ở đây.
        </Empty>
      ) : null}
      <ul className="console__list">
        {rows.map((line) => (
          <RequestLine key={line.id} line={line} onOpen={setOpened} onPropose={onPropose} />
        ))}
      </ul>
      {opened === undefined ? null : (
        <RequestDetailsDialog
          id={opened}
          onClose={() => setOpened(undefined)}
          onReplayed={(id) => {
            setOpened(id);
            log.refresh();
          }}
        />
      )}
    </Panel>
  );
}
