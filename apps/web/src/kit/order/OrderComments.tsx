import type { ApiFailure, Comment } from '@so-the/api-client';
import { CommentList, toast } from '@so-the/ui';
import { useAddScheduleCommentMutation, useListScheduleCommentsQuery } from '../../api/scheduleWorkingApi.ts';
import { useRights } from '../access/useRights.ts';
import { PATHS } from '../places/paths.ts';
import { Answer } from '../answer/Answer.tsx';
import { answerOf } from '../answer/answerOf.ts';
import { useSendOnce } from '../form/sending/useSendOnce.ts';
import { useTextDraft } from '../form/drafts/useTextDraft.ts';

/** What the staff wrote about an order, oldest first, and for who may a box to write more, whose text outlives a failure and an expired session. */
export function OrderComments({ scheduleId }: { scheduleId: number }) {
  const asked = answerOf(useListScheduleCommentsQuery({ ScheduleID: scheduleId }));
  const { edit } = useRights(PATHS.appointments, PATHS.orders);
  const [addComment] = useAddScheduleCommentMutation();
  const sendOnce = useSendOnce();
  const draft = useTextDraft(`comment/${scheduleId}`);
  const add = (Content: string, idempotencyKey: string) =>
    addComment({ body: { ScheduleID: scheduleId, Content }, idempotencyKey }).unwrap();
  const send = (text: string) =>
    sendOnce(text, add).then(
      () => true,
      (caught: ApiFailure) => {
        toast.error(caught.message);
        return false;
      },
    );
  const box = edit ? { ...draft, onSend: send } : {};
  return (
    <Answer of={asked} noun="trao đổi" loading={<CommentList {...box} comments={undefined} />}>
      {({ Data }) => <CommentList {...box} comments={Data.map(commentOf)} />}
    </Answer>
  );
}

function commentOf({ CommentID, UserName, CreatedDate, Content }: Comment) {
  return { id: CommentID, author: UserName, at: CreatedDate, text: Content };
}
