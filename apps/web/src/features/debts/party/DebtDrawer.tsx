import { Drawer, type DrawerProps, Skeleton } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useGetDetailDebtQuery } from '../../../api/debtApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { partyArgs } from '../../../kit/debt/partyArgs.ts';
import { DebtDetail } from './DebtDetail.tsx';
import type { PartyKind } from '../partyKinds.ts';
import '../debts.css';

/** Props of {@link DebtDrawer}. */
export interface DebtDrawerProps {
  kind: PartyKind;
  partyId: number;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

/** One party's debt: what is owed now, the entries and documents behind it, and everything that can be done about it. */
export function DebtDrawer({ kind, partyId, onStep, onClose }: DebtDrawerProps) {
  const detail = useGetDetailDebtQuery(partyArgs({ PartyType: kind.type, PartyID: partyId }));
  const answer = answerOf(detail, ({ Data }) => {
    const [party] = Data.Parties;
    return party && { party, documents: Data.Documents };
  });
  const party = detail.currentData?.Data.Parties[0];
  return (
    <Drawer
      open
      size="large"
      title={party ? joined(party.Name, party.Code) : kind.title}
      onStep={onStep}
      onClose={onClose}
    >
      <div className="debt-drawer">
        <Answer of={answer} noun={kind.noun} loading={<Skeleton lines={8} />}>
          {(debt) => <DebtDetail kind={kind} {...debt} />}
        </Answer>
      </div>
    </Drawer>
  );
}
