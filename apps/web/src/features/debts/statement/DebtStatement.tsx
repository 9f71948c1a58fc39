import { useState } from 'react';
import type { Result, Schemas } from '@so-the/api-client';
import { Skeleton } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useGetDetailDebtQuery } from '../../../api/debtApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { partyArgs } from '../../../kit/debt/partyArgs.ts';
import { PeriodField } from '../../../kit/period/PeriodField.tsx';
import { daysInWords, thisMonth } from '../../../kit/period/period.ts';
import { PaperTable } from '../../../kit/print/PaperTable.tsx';
import { usePayee } from '../../../kit/print/usePayee.ts';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import type { PartyActionsProps } from '../partyKinds.ts';
import { CopyStatement } from './CopyStatement.tsx';
import { ExportStatement } from './ExportStatement.tsx';
import { PayeeQr } from './PayeeQr.tsx';
import { statementColumns } from './statementColumns.ts';
import { StatementSums } from './StatementSums.tsx';

/** Props of {@link DebtStatement}. */
export interface DebtStatementProps extends PartyActionsProps {
  onClose: () => void;
}

/** What arose between shop and party over some days: to print and sign, to export, or to send as a text, with a code that pays what the party owes. */
export function DebtStatement({ kind, party, onClose }: DebtStatementProps) {
  const [period, setPeriod] = useState(thisMonth());
  const asked = {
    ...partyArgs({ PartyType: kind.type, PartyID: party.PartyID }),
    fromDate: period.from,
    toDate: period.to,
  };
  const detail = useGetDetailDebtQuery(asked);
  const sums = detail.currentData?.Data.Parties[0];
  const payee = usePayee(party.collectable, party.Code);
  const days = daysInWords(period);
  return (
    <PrintDialog
      title="Bảng kê công nợ"
      subtitle={joined(party.Name, party.Code, days)}
      first="A4"
      signatures={['Người lập', `Đại diện ${kind.noun}`]}
      ready={sums !== undefined}
      choices={<PeriodField label="Khoảng ngày" hideLabel={false} value={period} onChange={setPeriod} />}
      actions={
        sums && (
          <>
            <CopyStatement days={days} sums={sums} payee={payee} />
            <ExportStatement asked={asked} name={`Bảng kê ${party.Code} ${period.to}`} />
          </>
        )
      }
      onClose={onClose}
    >
      <Answer of={answerOf(detail, told)} noun={kind.noun} loading={<Skeleton lines={6} />}>
        {({ party: totals, entries }) => (
          <>
            <StatementSums sums={totals} />
            {payee && <PayeeQr {...payee} />}
            <PaperTable columns={statementColumns} rowKey={keyOf} rows={entries} totals={undefined} />
          </>
        )}
      </Answer>
    </PrintDialog>
  );
}

function told({ Data: { Parties, Entries } }: Result<'getDetailDebt'>) {
  const [party] = Parties;
  return party && { party, entries: Entries };
}

function keyOf({ EntryID }: Schemas['DebtEntry']): string {
  return String(EntryID);
}
