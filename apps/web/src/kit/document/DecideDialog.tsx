import { useState } from 'react';
import type { ApiFailure, Approval } from '@so-the/api-client';
import { ConfirmDialog } from '@so-the/ui';
import { useConfirmed } from '../form/sending/useConfirmed.ts';
import { ADJUST_REASON_LENGTH } from './adjustReason.ts';
import { ConfirmFacts, WHY } from './ConfirmFacts.tsx';
import { deedLabels, type Deed } from './deeds.ts';
import { useDecide, type Decidable } from './useDecide.ts';

const ADJUSTMENT = 1;

/** A write that needs two persons. */
const HELD = 7;

const nouns: Record<Approval['Kind'], string> = {
  1: 'điều chỉnh công nợ',
  2: 'chi phí xấu',
  3: 'phiếu thu chi',
  4: 'mở sổ',
  5: 'lượt quẹt vượt quy tắc',
  6: 'chênh lệch quỹ',
  7: 'đề nghị',
};

/** What waits, as the confirmation repeats it; what does not concern it is left out. */
export interface WaitingFacts
  extends
    Decidable,
    Pick<Approval, 'ProposedByName' | 'Reason'>,
    Partial<Pick<Approval, 'Title' | 'Effect' | 'Amount' | 'PartyName' | 'ShopName' | 'Fund' | 'Debt' | 'DebtAfter'>> {}

/** Props of {@link DecideDialog}. */
export interface DecideDialogProps {
  waiting: WaitingFacts;
  deed: Deed;
  /** Called once it is decided, or the person changed their mind. */
  onClose: () => void;
}

/**
 * Repeats what was proposed and decides on it. Refusing asks for a reason; approving does once the server asks for one,
 * for a fund that would fall below 0.
 */
export function DecideDialog({ waiting, deed, onClose }: DecideDialogProps) {
  const decide = useDecide();
  const [isAsked, setAsked] = useState(false);
  const { Kind, Amount, Title, Effect, ProposedByName, Reason } = waiting;
  const verb = deedLabels[deed];
  const isApproval = deed === 'approve';
  const send = async (reason: string, idempotencyKey: string) => {
    const decision = { Status: isApproval ? 1 : 3, ...(reason !== '' && { Reason: reason }) } as const;
    await decide(waiting, decision, idempotencyKey).catch((caught: unknown) => {
      if ((caught as ApiFailure).code === 'NeedReason') setAsked(true);
      throw caught;
    });
  };
  const { asking, ...driven } = useConfirmed({
    draft: `${deed}/${Kind}/${waiting.RefID}`,
    send,
    done: `${verb} ${nouns[Kind]} thành công`,
    onClose,
  });
  const minLength = Kind === ADJUSTMENT ? ADJUST_REASON_LENGTH : WHY.minLength;
  const question = {
    ...driven,
    title: `${verb} ${nouns[Kind]}`,
    confirmLabel: verb,
    ...(!isApproval && { tone: 'danger' as const }),
    ...((!isApproval || isAsked) && { reason: asking({ label: WHY.label, minLength }) }),
  };
  const said = `${ProposedByName} đề nghị: ${Reason}`;
  // The name of the others stands in the title of the dialog.
  const what = Kind === HELD ? Title : undefined;
  const note = [what, Effect, said].filter((part) => part !== undefined).join('. ');
  if (Amount === undefined) {
    return (
      <ConfirmDialog {...question}>
        <p>{note}</p>
      </ConfirmDialog>
    );
  }
  return <ConfirmFacts {...question} facts={{ ...factsOf(waiting, isApproval), amount: Amount, note }} />;
}

function factsOf({ PartyName, ShopName, Fund, Debt, DebtAfter }: WaitingFacts, isApproval: boolean) {
  return {
    party: PartyName ?? ShopName ?? '',
    fund: Fund ?? 'Không qua quỹ',
    ...(Debt !== undefined && { debt: { before: Debt, after: isApproval ? (DebtAfter ?? Debt) : Debt } }),
  };
}
