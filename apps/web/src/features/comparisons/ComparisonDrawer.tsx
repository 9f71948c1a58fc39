import { Drawer, Skeleton } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useListDebtComparisonsQuery } from '../../api/debtApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, theOne } from '../../kit/answer/answerOf.ts';
import { PartyLedger } from '../../kit/debt/PartyLedger.tsx';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonFigures } from './ComparisonFigures.tsx';
import { LikelyEntries } from './LikelyEntries.tsx';
import { partyArgs, type PartyRef } from '../../kit/debt/partyArgs.ts';
import './comparisons.css';

/** Props of {@link ComparisonDrawer}. */
export interface ComparisonDrawerProps {
  party: PartyRef;
  onClose: () => void;
}

/** One party's books beside ours: the two balances, what may explain their difference, every entry, and what can be done about it. */
export function ComparisonDrawer({ party, onClose }: ComparisonDrawerProps) {
  const found = useListDebtComparisonsQuery(party);
  const isIt = ({ PartyType, PartyID }: PartyRef) => PartyType === party.PartyType && PartyID === party.PartyID;
  const row = found.currentData?.Data.find(isIt);
  return (
    <Drawer open size="large" title={row ? joined(row.Name, row.Code) : 'Đối chiếu công nợ'} onClose={onClose}>
      <div className="comparison">
        <Answer
          of={answerOf(found, ({ Data }) => theOne(Data, isIt))}
          noun="đối tượng công nợ"
          loading={<Skeleton lines={8} />}
        >
          {(comparison) => (
            <>
              <ComparisonFigures comparison={comparison} />
              <ComparisonActions comparison={comparison} isReading={found.isFetching} />
              <LikelyEntries comparison={comparison} />
              <PartyLedger party={partyArgs(comparison)} />
            </>
          )}
        </Answer>
      </div>
    </Drawer>
  );
}
