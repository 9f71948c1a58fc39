import { Drawer, Skeleton } from '@so-the/ui';
import { useGetDetailDebtQuery, useListDebtByCardQuery } from '../../api/debtApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, bothOf } from '../../kit/answer/answerOf.ts';
import { DebtDetail } from './DebtDetail.tsx';
import './debts.css';

/** Props of {@link DebtDrawer}. */
export interface DebtDrawerProps {
  customerId: number;
  onClose: () => void;
}

/** One customer's debt: what is owed now, the entries and documents behind it, and everything that can be done about it. */
export function DebtDrawer({ customerId, onClose }: DebtDrawerProps) {
  const detail = useGetDetailDebtQuery({ customerID: customerId });
  const cards = useListDebtByCardQuery({ customerID: customerId });
  const answer = answerOf(bothOf(detail, cards), ([debts, balances]) => {
    const [party] = debts.Data.Parties;
    return party && { party, documents: debts.Data.Documents ?? [], cards: balances.Data };
  });
  const party = detail.currentData?.Data.Parties[0];
  return (
    <Drawer open size="large" title={party ? `${party.Name} · ${party.Code}` : 'Công nợ khách hàng'} onClose={onClose}>
      <div className="debt-drawer">
        <Answer of={answer} noun="khách hàng" loading={<Skeleton lines={8} />}>
          {(debt) => <DebtDetail {...debt} />}
        </Answer>
      </div>
    </Drawer>
  );
}
