import type { ApiFailure } from '@so-the/api-client';
import { CommentList, ErrorState, toast } from '@so-the/ui';
import { useAddScheduleCommentMutation, useListScheduleCommentsQuery } from '../../api/scheduleWorkingApi.ts';

/** What the staff wrote about an order, oldest first, and a box to write more. */
export function OrderComments({ scheduleId }: { scheduleId: number }) {
  const { currentData, error, isFetching, refetch } = useListScheduleCommentsQuery({ ScheduleID: scheduleId });
  const [addComment] = useAddScheduleCommentMutation();
  const send = async (Content: string) => {
    const answer = await addComment({ body: { ScheduleID: scheduleId, Content } });
    if (answer.error) toast.error((answer.error as ApiFailure).message);
    return !answer.error;
  };
  if (error && !currentData) {
    return <ErrorState message={(error as ApiFailure).message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const comments = currentData?.Data.map(({ CommentID, UserName, CreatedDate, Content }) => ({
    id: CommentID,
    author: UserName,
    at: CreatedDate,
    text: Content,
  }));
  return <CommentList comments={comments} onSend={send} />;
}
