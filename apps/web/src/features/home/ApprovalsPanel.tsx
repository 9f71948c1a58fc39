import { useState } from 'react';
import type { Approval } from '@so-the/api-client';
import { Button, Link, Panel, useLeads } from '@so-the/ui';
import { formatDateTime, formatMoney } from '@so-the/ui/format';
import { useListApprovalsQuery } from '../../api/paymentApi.ts';
import { DecideDialog } from '../../kit/document/DecideDialog.tsx';
import { deedLabels, type Deed } from '../../kit/document/deeds.ts';
import * as places from '../../kit/places/places.ts';
import { useIsCompany } from '../../session/useIsCompany.ts';
import './home.css';

/** What waits for the person, or for somebody else because the person proposed it or a shop of the company did; nothing at all while nothing waits. */
export function ApprovalsPanel() {
  const { currentData } = useListApprovalsQuery({});
  const [asked, setAsked] = useState<{ waiting: Approval; deed: Deed }>();
  const rows = currentData?.Data ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={`Chờ duyệt (${rows.length})`}>
      <ul className="home-list" aria-label="Chờ duyệt">
        {rows.map((row) => (
          <li key={`${row.Kind}/${row.RefID}`}>
            <Waiting row={row} onDeed={(deed) => setAsked({ waiting: row, deed })} />
          </li>
        ))}
      </ul>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function Waiting({ row, onDeed }: { row: Approval; onDeed: (deed: Deed) => void }) {
  const { Title, Effect, Amount, PartyName, ProposedByName, ProposedAt, Reason, CanApprove, CanRefuse, ShopName } = row;
  const isCompany = useIsCompany();
  const refusal: Deed = CanApprove ? 'refuse' : 'takeBack';
  return (
    <article className="home-approval" aria-label={Title}>
      <div className="home-list__line">
        <span className="home-list__text">
          <strong>{Title}</strong>
          {isCompany && <span>{ShopName}</span>}
          {PartyName && <span>{PartyName}</span>}
          <span>{Effect}</span>
          <span className="home-approval__note">
            {ProposedByName} đề nghị lúc {formatDateTime(ProposedAt)}
            {Reason && `: ${Reason}`}
          </span>
        </span>
        {Amount !== undefined && <span className="home-list__figure">{formatMoney(Amount)}</span>}
      </div>
      <div className="home-approval__deeds">
        {!CanApprove && <span className="home-approval__note">Chờ người khác duyệt</span>}
        <OrderLink scheduleId={row.ScheduleID} />
        {CanRefuse && (
          <Button size="small" onClick={() => onDeed(refusal)}>
            {deedLabels[refusal]}
          </Button>
        )}
        {CanApprove && (
          <Button size="small" onClick={() => onDeed('approve')}>
            {deedLabels.approve}
          </Button>
        )}
      </div>
    </article>
  );
}

function OrderLink({ scheduleId }: { scheduleId: number | undefined }) {
  const leads = useLeads();
  const href = scheduleId === undefined ? undefined : places.order(scheduleId);
  return href !== undefined && leads(href) ? <Link href={href}>Mở đơn</Link> : null;
}
