import { useState } from 'react';
import { badExpenseKindOptions, badExpenseStatusOptions, labelOf, type BadExpense } from '@so-the/api-client';
import { Button, DescriptionList, Drawer, type DrawerProps, Link, Skeleton } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney, joined } from '@so-the/ui/format';
import { useListBadExpensesQuery } from '../../api/expenseCardApi.ts';
import type { Rights } from '../../kit/access/rights.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, theOne } from '../../kit/answer/answerOf.ts';
import { DecideButtons } from '../../kit/document/DecideButtons.tsx';
import * as places from '../../kit/places/places.ts';
import { DeleteLossDialog } from './DeleteLossDialog.tsx';
import { lossName } from './lossValues.ts';
import { RecoverDialog } from './RecoverDialog.tsx';
import './losses.css';

const LOSS = 2;
const IN_FORCE = 1;

/** Props of {@link LossDrawer}. */
export interface LossDrawerProps {
  lossId: number;
  rights: Rights;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

/** One loss: what happened, who decided on it, and what this person may do with it. */
export function LossDrawer({ lossId, rights, onStep, onClose }: LossDrawerProps) {
  const losses = useListBadExpensesQuery({ id: lossId });
  return (
    <Drawer open size="large" title={`Chi phí xấu số ${lossId}`} onStep={onStep} onClose={onClose}>
      <Answer
        of={answerOf(losses, ({ Data }) => theOne(Data, ({ id }) => id === lossId))}
        noun="chi phí xấu"
        loading={<Skeleton lines={8} />}
      >
        {(loss) => (
          <div className="loss">
            <LossActions loss={loss} rights={rights} />
            <DescriptionList columns={2} items={factsOf(loss)} />
          </div>
        )}
      </Answer>
    </Drawer>
  );
}

/** Records what came back, deletes, or decides on a loss that waits. */
function LossActions({ loss, rights }: { loss: BadExpense; rights: Rights }) {
  const [asked, setAsked] = useState<'recover' | 'delete'>();
  const close = () => setAsked(undefined);
  const { id: RefID, Amount, CreatedByName: ProposedByName, Reason, Fund } = loss;
  const waiting = { Kind: LOSS, RefID, Loss: loss, Amount, PartyName: lossName(loss), ProposedByName, Reason } as const;
  const mayRecover = rights.add && loss.Status === IN_FORCE && loss.NetAmount > 0;
  return (
    <div className="loss__deeds">
      {loss.CanDelete && <Button onClick={() => setAsked('delete')}>Xóa</Button>}
      {mayRecover && (
        <Button variant="primary" onClick={() => setAsked('recover')}>
          Ghi tiền thu hồi
        </Button>
      )}
      <DecideButtons
        waiting={{ ...waiting, Fund: Fund || 'Không qua quỹ' }}
        canApprove={loss.CanApprove}
        canRefuse={loss.CanRefuse}
      />
      {asked === 'recover' && <RecoverDialog loss={loss} onClose={close} />}
      {asked === 'delete' && <DeleteLossDialog loss={loss} onClose={close} />}
    </div>
  );
}

function factsOf(loss: BadExpense) {
  const { CustomerID, CustomerName, CardBankCode, CardLast4, CardDataID, ScheduleID, ScheduleCode } = loss;
  const { ApprovedByName, ApprovedAt, RefuseReason, CancelReason } = loss;
  return [
    { label: 'Loại', value: labelOf(badExpenseKindOptions, loss.Kind) },
    { label: 'Trạng thái', value: labelOf(badExpenseStatusOptions, loss.Status) },
    { label: 'Số tiền', value: <strong>{formatMoney(loss.Amount) || '–'}</strong> },
    { label: 'Đã thu hồi', value: formatMoney(loss.RecoveredAmount) },
    { label: 'Thiệt hại', value: formatMoney(loss.NetAmount) },
    { label: 'Ngày', value: formatDate(loss.Date) },
    { label: 'Quỹ chi', value: loss.Fund || 'Bỏ phần khách còn nợ' },
    ...told('Khách hàng', CustomerName, CustomerID && places.customerDebt(CustomerID)),
    ...told('Thẻ', CardLast4 && `${CardBankCode ?? ''} ···${CardLast4}`.trim(), CardDataID && places.card(CardDataID)),
    ...told('Đơn', ScheduleCode, ScheduleID && places.order(ScheduleID)),
    { label: 'Lý do', value: loss.Reason, wide: true },
    { label: 'Người ghi', value: joined(loss.CreatedByName, formatDateTime(loss.CreatedDate)) },
    ...told('Người duyệt', ApprovedByName && joined(ApprovedByName, formatDateTime(ApprovedAt))),
    ...told('Lý do từ chối', RefuseReason),
    ...told('Lý do xóa', CancelReason),
  ];
}

/** A fact that a loss may lack, with where it leads. */
function told(label: string, value: string | undefined, href?: string | 0) {
  return value ? [{ label, value: href ? <Link href={href}>{value}</Link> : value }] : [];
}
