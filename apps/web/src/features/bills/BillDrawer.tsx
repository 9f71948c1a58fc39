import { Drawer, Skeleton } from '@so-the/ui';
import { useListBillsQuery } from '../../api/posApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, theOne } from '../../kit/answer/answerOf.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { BillDetail } from './BillDetail.tsx';
import { DraftDetail } from './DraftDetail.tsx';

const DRAFT = 0;

/** Props of {@link BillDrawer}. */
export interface BillDrawerProps {
  billId: number;
  onClose: () => void;
}

/** One slip with its picture: a draft to be finished, any other to be read and, with a reason, cancelled. */
export function BillDrawer({ billId, onClose }: BillDrawerProps) {
  const { add, edit } = useRights(PATHS.uploadBills);
  const bills = useListBillsQuery({ BillID: billId });
  return (
    <Drawer open size="large" title={`Bill số ${billId}`} onClose={onClose}>
      <div className="bill-detail">
        <Answer
          of={answerOf(bills, ({ Data }) => theOne(Data, ({ BillID }) => BillID === billId))}
          noun="bill"
          loading={<Skeleton lines={8} />}
        >
          {(bill) =>
            bill.Status === DRAFT && (add || edit) ? (
              <DraftDetail bill={bill} onDone={onClose} />
            ) : (
              <BillDetail bill={bill} mayCancel={edit} />
            )
          }
        </Answer>
      </div>
    </Drawer>
  );
}
