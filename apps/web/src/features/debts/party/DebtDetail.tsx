import type { DebtDocument, DebtParty } from '@so-the/api-client';
import { Tabs } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { PartyLedger } from '../../../kit/debt/PartyLedger.tsx';
import { partyArgs } from '../../../kit/debt/partyArgs.ts';
import { useAddressChoice } from '../../../kit/list/address/useAddressChoice.ts';
import { CardBalances } from './CardBalances.tsx';
import { CommissionsWaiting } from './CommissionsWaiting.tsx';
import { CollaboratorActions } from './CollaboratorActions.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { DebtDocuments } from './DebtDocuments.tsx';
import { DebtInWork } from './DebtInWork.tsx';
import { PartnerActions } from './PartnerActions.tsx';
import { PartnerReciprocals } from './PartnerReciprocals.tsx';
import { partyDebtOf } from '../../../kit/debt/partyDebt.ts';
import type { PartyKind } from '../partyKinds.ts';

const ACTIONS = { 1: CustomerActions, 2: PartnerActions, 3: CollaboratorActions };

const shared = [
  { id: 'entries', label: 'Bút toán' },
  { id: 'documents', label: 'Chứng từ' },
] as const;
const TABS = {
  1: [...shared, { id: 'cards', label: 'Theo thẻ' }],
  2: [...shared, { id: 'reciprocals', label: 'Đối ứng và cấn trừ' }],
  3: shared,
} as const;

/** Props of {@link DebtDetail}. */
export interface DebtDetailProps {
  kind: PartyKind;
  party: DebtParty;
  documents: readonly DebtDocument[];
}

/** What a party owes, in some views, and what can be done about it. */
export function DebtDetail({ kind, documents, ...props }: DebtDetailProps) {
  const tabs = TABS[kind.type];
  const [tab, setTab] = useAddressChoice<(typeof TABS)[1 | 2][number]['id']>('tab', tabs);
  const party = partyDebtOf(props.party, documents);
  const Actions = ACTIONS[kind.type];
  return (
    <>
      <div className="debt-drawer__head">
        <p className="debt-drawer__debt">
          {party.debt < 0 ? kind.isOwed : kind.owes}
          <strong>{formatMoney(Math.abs(party.debt))}</strong>
        </p>
        <Actions kind={kind} party={party} />
      </div>
      <DebtInWork kind={kind} party={party} />
      <CommissionsWaiting {...props.party} />
      <Tabs label={`Công nợ của ${kind.short}`} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'entries' && <PartyLedger party={partyArgs({ PartyType: kind.type, PartyID: party.PartyID })} />}
        {tab === 'documents' && <DebtDocuments kind={kind} party={party} documents={documents} />}
        {tab === 'cards' && <CardBalances customerId={party.PartyID} />}
        {tab === 'reciprocals' && <PartnerReciprocals partnerId={party.PartyID} />}
      </Tabs>
    </>
  );
}
