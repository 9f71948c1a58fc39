import { CommentList } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useListCustomerCommentsQuery } from '../../api/userApi.ts';

/** What staff wrote about a customer, on orders too; newest first. */
export function CustomerComments({ customerId, note }: { customerId: number; note?: string }) {
  const comments = useListCustomerCommentsQuery({ CustomerID: customerId, PageSize: 100 });
  return (
    <>
      {note && <p>{note}</p>}
      <CommentList
        comments={comments.currentData?.Data.map(({ CommentID, UserName, CreatedDate, Content, ScheduleCode }) => ({
          id: CommentID,
          author: joined(UserName, ScheduleCode),
          at: CreatedDate,
          text: Content,
        }))}
        emptyText="Chưa có ghi chú nào về khách hàng này"
      />
    </>
  );
}
