import { cashBackInputFields, type Schemas } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { useAddCashBackMutation } from '../../../api/posDebtApi.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';

interface AnnounceValues {
  Date: string;
  ExpectedAmount: number | null;
  Note: string;
}

const Field = formFields<AnnounceValues>();

/** Notes money that a parent POS says it will send; none moves. */
export function AnnounceDialog({ parent, onClose }: { parent: Schemas['PosCashBack']; onClose: () => void }) {
  const [announce] = useAddCashBackMutation();
  const { PosParentID, Balance } = parent;
  return (
    <EntryDialog<AnnounceValues>
      title="Báo tiền về"
      input={cashBackInputFields}
      draft={`announce/${PosParentID}`}
      values={{ Date: vietnamToday(), ExpectedAmount: Balance > 0 ? Balance : null, Note: '' }}
      send={({ Date: day, ExpectedAmount, Note }, idempotencyKey) => {
        const body = { PosParentID, Date: day, ExpectedAmount: ExpectedAmount ?? 0, ...(Note && { Note }) };
        return announce({ body, idempotencyKey }).unwrap();
      }}
      done="Báo tiền về thành công"
      onClose={onClose}
    >
      <Field.Date name="Date" label="Ngày" required />
      <Field.Money name="ExpectedAmount" label="Số tiền dự kiến" rule={amountRule()} required />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} />
    </EntryDialog>
  );
}
