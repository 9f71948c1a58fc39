import type { DebtByCard, DebtDocument, DebtParty } from '@so-the/api-client';
import { Tabs } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { PartyLedger } from '../../kit/debt/PartyLedger.tsx';
import { useAddressChoice } from '../../kit/list/useAddressChoice.ts';
import { CardBalances } from './CardBalances.tsx';
import { DebtActions } from './DebtActions.tsx';
import { DebtDocuments } from './DebtDocuments.tsx';
import { DebtInWork } from './DebtInWork.tsx';
import { debtCustomerOf } from './partyDebt.ts';

const tabs = [
  { id: 'entries', label: 'Bút toán' },
  { id: 'documents', label: 'Chứng từ' },
  { id: 'cards', label: 'Theo thẻ' },
] as const;

/** Props of {@link DebtDetail}. */
export interface DebtDetailProps {
  party: DebtParty;
  documents: readonly DebtDocument[];
  cards: readonly DebtByCard[];
}

/** What a customer owes, in three views, and what can be done about it. */
export function DebtDetail({ party, documents, cards }: DebtDetailProps) {
  const [tab, setTab] = useAddressChoice('tab', tabs);
  const customer = debtCustomerOf(party, documents);
  return (
    <>
      <div className="debt-drawer__head">
        <p className="debt-drawer__debt">
          {customer.debt < 0 ? 'Cửa hàng đang nợ khách' : 'Khách đang nợ'}
          <strong>{formatMoney(Math.abs(customer.debt))}</strong>
        </p>
        <DebtActions customer={customer} />
      </div>
      <DebtInWork customer={customer} />
      <Tabs label="Công nợ của khách" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'entries' && <PartyLedger party={{ customerID: party.PartyID }} />}
        {tab === 'documents' && <DebtDocuments customer={customer} documents={documents} />}
        {tab === 'cards' && <CardBalances cards={cards} />}
      </Tabs>
    </>
  );
}
