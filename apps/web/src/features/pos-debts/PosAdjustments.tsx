import { useState } from 'react';
import type { DebtDocument, Schemas } from '@so-the/api-client';
import { Skeleton, Timeline } from '@so-the/ui';
import { useGetDetailDebtQuery } from '../../api/debtApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { CancelDebtDialog } from '../../kit/debt/CancelDebtDialog.tsx';
import { madeLine } from '../../kit/debt/madeDocument.tsx';

/** What was adjusted of a POS without money: taken back with a reason, or decided on while it waits. */
export function PosAdjustments({ pos }: { pos: Schemas['PosDebt'] }) {
  const detail = useGetDetailDebtQuery({ posID: pos.PosID });
  const [doomed, setDoomed] = useState<DebtDocument>();
  const party = { Name: pos.PosName, debt: pos.Closing };
  const group = { id: 'adjustments', title: 'Điều chỉnh và số dư đầu' };
  return (
    <Answer of={answerOf(detail)} noun="điều chỉnh" loading={<Skeleton lines={4} />}>
      {({ Data: { Documents } }) => (
        <>
          <Timeline groups={[{ ...group, lines: Documents.map((document) => madeLine(document, party, setDoomed)) }]} />
          {doomed && <CancelDebtDialog document={doomed} party={party} onClose={() => setDoomed(undefined)} />}
        </>
      )}
    </Answer>
  );
}
