import type { Approval } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { DecideButtons } from '../../../kit/document/DecideButtons.tsx';

/** The proposal to open closed days that waits, with its decision for who may take it; who proposed it may take it back. */
export function WaitingReopening({ waiting }: { waiting: Approval }) {
  const { Title, ProposedByName, Reason, CanApprove, CanRefuse } = waiting;
  return (
    <Notice tone="warning" action={CanRefuse && <DecideButtons waiting={waiting} canApprove={CanApprove} canRefuse />}>
      {`${Title}: ${ProposedByName} đề nghị, chờ người khác duyệt. Lý do: ${Reason}`}
    </Notice>
  );
}
