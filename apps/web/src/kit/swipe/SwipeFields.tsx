import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SwipeWarning } from '@so-the/api-client';
import { amountRule } from '../document/amountRule.ts';
import { PosPicker } from '../pickers/PosPicker.tsx';
import { invalid, reasonRule } from '../form/fieldRules.ts';
import { formFields } from '../form/formFields.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SwipeRuleNotices } from './SwipeRuleNotices.tsx';
import { demandOf, type SwipeValues } from './swipeValues.ts';
import { useTypedRules } from './useTypedRules.ts';

const Field = formFields<SwipeValues>();

/** Props of {@link SwipeFields}. */
export interface SwipeFieldsProps {
  /** The card that is swiped; null while none is chosen. */
  cardDataId: number | null;
  /** Told which rules the swipe would break, whenever the server says so. Must be stable. */
  onRules?: (broken: readonly SwipeWarning[]) => void;
  /** The fields open because a rule wants a reason, which is typed first. Default false. */
  startsAtReason?: boolean;
}

/**
 * The fields of a swipe, with the rules it would break shown as it is typed. A rule that nobody may override keeps the
 * form from being confirmed; the others ask for a reason, and a block for an approver. Must stand inside a form with
 * {@link SwipeValues}.
 */
export function SwipeFields({ cardDataId, onRules, startsAtReason = false }: SwipeFieldsProps) {
  const { setFocus } = useFormContext<SwipeValues>();
  const rules = useTypedRules(cardDataId);
  const { warnings } = rules;
  useEffect(() => onRules?.(warnings), [onRules, warnings]);
  const demand = demandOf(warnings);
  const startsNow = startsAtReason && demand.needsReason && !demand.refusal;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!startsNow || hasStarted.current) return;
    hasStarted.current = true;
    setFocus('OverrideReason');
  }, [startsNow, setFocus]);
  return (
    <>
      <Field.Picker name="PosID" label="Máy POS" required as={PosPicker} />
      <Field.Money
        name="Amount"
        label="Số tiền quẹt"
        asksSmall="upToStart"
        rule={(amount) => demand.refusal ?? amountRule()(amount)}
        required
      />
      <SwipeRuleNotices rules={rules} />
      {demand.needsReason && !demand.refusal && (
        <Field.TextArea name="OverrideReason" label="Lý do vượt cảnh báo" rule={reasonRule(5)} rows={2} required />
      )}
      {demand.needsApprover && !demand.refusal && (
        <Field.Check
          name="Approved"
          label="Tôi có quyền Duyệt và duyệt lượt quẹt này"
          hint="Lượt quẹt do mình nhập, mà còn người khác có quyền Duyệt: chọn Chờ xử lý để họ xác nhận."
        />
      )}
      <FormSection>
        <Field.Text name="LotNo" label="Số lô" maxLength={20} />
        <Field.Text name="InvoiceNo" label="Số hóa đơn" maxLength={20} />
        <Field.Text name="ApprovalCode" label="Mã chuẩn chi" rule={approvalCodeRule} maxLength={6} />
        <Field.Text name="RefNo" label="Số tham chiếu" maxLength={20} />
        <Field.DateTime name="SwipedAt" label="Quẹt lúc" posts hint="Để trống = giờ hiện tại" />
        <Field.Text name="Note" label="Ghi chú" maxLength={500} />
      </FormSection>
    </>
  );
}

function approvalCodeRule(code: string): string | undefined {
  return /^[A-Za-z0-9]{1,6}$/.test(code.trim()) ? undefined : invalid('Mã chuẩn chi', 'tối đa 6 chữ hoặc số');
}
