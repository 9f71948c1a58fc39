import type { ApiFailure, Comment } from '@so-the/api-client';
import { CommentList, toast } from '@so-the/ui';
import { useAddScheduleCommentMutation, useListScheduleCommentsQuery } from '../../api/scheduleWorkingApi.ts';
import { Answer } from '../answer/Answer.tsx';
import { answerOf } from '../answer/answerOf.ts';

/** What the staff wrote about an order, oldest first, and a box to write more. */
export function OrderComments({ scheduleId }: { scheduleId: number }) {
  const asked = answerOf(useListScheduleCommentsQuery({ ScheduleID: scheduleId }));
  const [addComment] = useAddScheduleCommentMutation();
  const send = async (Content: string) => {
    const answer = await addComment({ body: { ScheduleID: scheduleId, Content } });
    if (answer.error) toast.error((answer.error as ApiFailure).message);
    return !answer.error;
  };
  return (
    <Answer of={asked} noun="trao đổi" loading={<CommentList comments={undefined} onSend={send} />}>
      {({ Data }) => <CommentList comments={Data.map(commentOf)} onSend={send} />}
    </Answer>
  );
}

function commentOf({ CommentID, UserName, CreatedDate, Content }: Comment) {
  return { id: CommentID, author: UserName, at: CreatedDate, text: Content };
}
