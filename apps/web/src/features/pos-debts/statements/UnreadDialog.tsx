import { Button, Dialog, DialogBody, DialogFoot, Skeleton } from '@so-the/ui';
import { useListUnreadLinesQuery } from '../../../api/statementApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { UnreadLines } from './UnreadLines.tsx';

/** Props of {@link UnreadDialog}. */
export interface UnreadDialogProps {
  fileId: number;
  onClose: () => void;
}

/** Lines of one statement that could not be read, as long as it is in the books. */
export function UnreadDialog({ fileId, onClose }: UnreadDialogProps) {
  const lines = useListUnreadLinesQuery({ FileID: fileId });
  const answer = answerOf(lines, ({ Data }) => Data);
  return (
    <Dialog title="Dòng cần xem" size="large" onClose={onClose}>
      <DialogBody>
        <Answer of={answer} noun="sao kê" loading={<Skeleton lines={6} />}>
          {(found) => <UnreadLines name="sao kê này" lines={found} />}
        </Answer>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
      </DialogFoot>
    </Dialog>
  );
}
