import {
  Button,
  DescriptionList,
  Dialog,
  DialogBody,
  DialogFoot,
  ErrorState,
  Skeleton,
  StatusTag,
  toast,
} from '@so-the/ui';
import { useCallback } from 'react';
import type { RequestDetails } from '../node/loggedRequest.ts';
import { mockApi } from './mockApi.ts';
import { resultText, toneOf } from './RequestLine.tsx';
import { usePolled } from './usePolled.ts';
import { useTask } from './useTask.ts';

/** Props of {@link RequestDetailsDialog}. */
export interface RequestDetailsDialogProps {
  id: number;
  onClose: () => void;
  /** Called with the number of the call that was sent again. */
  onReplayed: (id: number) => void;
}

/** One call in full: what was sent, what was answered, both without secrets. */
export function RequestDetailsDialog({ id, onClose, onReplayed }: RequestDetailsDialogProps) {
  const ask = useCallback(() => mockApi.request(id), [id]);
  const { value, error, refresh } = usePolled(ask, 0);
  const { running, run } = useTask();
  const shown = value?.id === id ? value : undefined;
  const copy = (details: RequestDetails) =>
    run('copy', async () => {
      await navigator.clipboard.writeText(details.curl).catch(() => {
        throw new Error('Trình duyệt không cho sao chép');
      });
      return 'Đã sao chép; thay $TOKEN bằng token đang dùng';
    });
  const replay = () =>
    run('replay', async () => {
      const again = await mockApi.replay(id);
      onReplayed(again.id);
      toast.clear();
      return `Đã gửi lại, máy chủ trả lời ${resultText(again)}`;
    });
  return (
    <Dialog title={shown?.operationId || 'Lời gọi'} onClose={onClose} size="large">
      <DialogBody>
        {error === undefined ? null : <ErrorState message={error} onRetry={refresh} />}
        {shown ? <Details details={shown} /> : error === undefined ? <Skeleton /> : null}
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => shown && copy(shown)} disabled={!value} loading={running === 'copy'}>
          Sao chép dạng curl
        </Button>
        <Button variant="primary" onClick={replay} disabled={!value} loading={running === 'replay'}>
          Gửi lại
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Details({ details }: { details: RequestDetails }) {
  const { at, method, path, userId, shopId, ms, query, body, answer } = details;
  return (
    <div className="console__stack">
      <DescriptionList
        columns={2}
        items={[
          { label: 'Lời gọi', value: `${method} ${path}`, wide: true },
          { label: 'Kết quả', value: <StatusTag label={resultText(details)} tone={toneOf(details)} /> },
          { label: 'Thời gian', value: `${at.slice(0, 19).replace('T', ' ')}, ${ms} ms` },
          { label: 'Người dùng', value: userId },
          { label: 'Cửa hàng', value: shopId },
        ]}
      />
      <Json title="Tham số" value={query} />
      {body === undefined ? null : <Json title="Nội dung gửi" value={body} />}
      <Json title="Trả lời" value={answer} />
      <Json title="Dạng curl" value={details.curl} />
    </div>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <section aria-label={title}>
      <h3 className="console__title">{title}</h3>
      <pre className="console__json">{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}
