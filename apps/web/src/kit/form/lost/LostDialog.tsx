import { Button, Dialog, DialogBody, DialogFoot, Notice, Skeleton, toast } from '@so-the/ui';
import { formatTime, serverNow } from '@so-the/ui/format';
import type { ReactNode } from 'react';
import type { LostQuestion } from './lostQuestion.ts';
import { TraceList } from './TraceList.tsx';
import { traceWords } from './traceWords.ts';
import { useLostWrite, type Found, type LostSearch } from './useLostWrite.ts';

/** Props of {@link LostDialog}. */
export type LostDialogProps = LostQuestion;

/**
 * Says that nobody knows whether a write was recorded, shows what the books say, and leaves the decision to the person
 * (real-api §2). Nothing goes out again by itself, and not before the books were looked through once more.
 */
export function LostDialog({ lost, decide }: LostDialogProps) {
  const search = useLostWrite(lost);
  const { what, found, busy } = search;
  return (
    <Dialog
      title={what ? 'Chưa rõ khoản này đã được ghi hay chưa' : 'Chưa rõ đã lưu hay chưa'}
      size="small"
      role="alertdialog"
      onClose={() => busy || decide('left')}
    >
      <DialogBody>
        <p>{what ?? 'Thao tác vừa rồi'}: máy chủ chưa trả lời.</p>
        {found ? <Said found={found} /> : <Skeleton lines={2} />}
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => decide('left')} disabled={busy}>
          Để sau
        </Button>
        {found && <Steps found={found} search={search} decide={decide} />}
      </DialogFoot>
    </Dialog>
  );
}

/** What the books say. */
function Said({ found }: { found: Found }): ReactNode {
  switch (found.state) {
    case 'found':
      return (
        <Notice tone="success">
          <TraceList traces={[found.trace]} />
        </Notice>
      );
    case 'unsure':
      return (
        <Notice tone="warning">
          Trong sổ có khoản giống hệt, có thể của người khác hoặc của lần bấm khác. Có phải khoản vừa gửi không?
          <TraceList traces={found.traces} />
        </Notice>
      );
    case 'missing':
      return (
        <>
          <p>
            Chưa thấy trong sổ lúc {formatTime(serverNow())}, gửi lại? Máy chủ chậm có thể còn đang ghi: nên chờ một lát
            rồi kiểm tra lại.
          </p>
          {found.earlier.length > 0 && (
            <Notice tone="info">
              Khoản giống hệt, không phải của lần bấm này:
              <TraceList traces={found.earlier} />
            </Notice>
          )}
        </>
      );
    case 'failed':
      return (
        <Notice tone="error">
          Chưa xem được sổ: {found.message}.{found.isFinal && ' Hãy tự xem danh sách trước khi gửi lại.'}
        </Notice>
      );
    case 'unlisted':
      break;
  }
  return <p>Hãy xem danh sách, gửi lại nếu chưa thấy.</p>;
}

interface StepsProps extends Pick<LostQuestion, 'decide'> {
  found: Found;
  search: LostSearch;
}

/** What the person can do about it. */
function Steps({ found, search: { busy, look, setAside, lookThen }, decide }: StepsProps): ReactNode {
  const sendAgain = (
    <Button key="again" variant="primary" loading={busy} onClick={() => lookThen(() => decide('again'))}>
      Gửi lại
    </Button>
  );
  const lookAgain = (
    <Button key="look" loading={busy} onClick={look}>
      Kiểm tra lại
    </Button>
  );
  switch (found.state) {
    case 'found': {
      const { trace } = found;
      const done = () => {
        decide('recorded');
        toast.success(traceWords(trace));
      };
      return (
        <>
          {!trace.isSettled && <Button onClick={() => setAside([trace])}>Không phải</Button>}
          <Button variant="primary" onClick={done}>
            Xong
          </Button>
        </>
      );
    }
    case 'unsure':
      return (
        <>
          <Button onClick={() => setAside(found.traces)}>Không phải</Button>
          <Button variant="primary" onClick={() => decide('recorded')}>
            Đúng, đã ghi
          </Button>
        </>
      );
    case 'missing':
      return [lookAgain, sendAgain];
    case 'failed':
      return found.isFinal ? [lookAgain, sendAgain] : lookAgain;
    case 'unlisted':
      break;
  }
  return sendAgain;
}
