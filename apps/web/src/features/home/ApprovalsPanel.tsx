import { approvalKindOptions, labelOf, type Approval } from '@so-the/api-client';
import { Link, Panel, useLeads } from '@so-the/ui';
import { formatDateTime, formatMoney, joined } from '@so-the/ui/format';
import { useListApprovalsQuery } from '../../api/paymentApi.ts';
import { DecideButtons } from '../../kit/document/DecideButtons.tsx';
import { waitedFor, whoDecides } from '../../kit/document/waitsFor.ts';
import * as places from '../../kit/places/places.ts';
import { useLive } from '../../kit/record/useLive.ts';
import { useIsCompany } from '../../session/useIsCompany.ts';
import './home.css';

/** What waits for the person, or for somebody else because the person proposed it or a shop of the company did; nothing at all while nothing waits. */
export function ApprovalsPanel() {
  const { currentData } = useListApprovalsQuery({}, useLive());
  const rows = currentData?.Data ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={`Chờ duyệt (${rows.length})`}>
      <ul className="home-list" aria-label="Chờ duyệt">
        {rows.map((row) => (
          <li key={`${row.Kind}/${row.RefID}`}>
            <Waiting row={row} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Waiting({ row }: { row: Approval }) {
  const { Effect, Amount, PartyName, Debt, DebtAfter, Reason, CanApprove, CanRefuse, ShopName } = row;
  const title = row.Title || labelOf(approvalKindOptions, row.Kind) || 'Đề nghị';
  const isCompany = useIsCompany();
  return (
    <article className="home-approval" aria-label={title}>
      <div className="home-list__line">
        <span className="home-list__text">
          <strong>{title}</strong>
          {isCompany && <span>{ShopName}</span>}
          {PartyName && <span>{PartyName}</span>}
          {Effect && <span>{Effect}</span>}
          {Debt !== undefined && DebtAfter !== undefined && (
            <span>
              Công nợ từ {formatMoney(Debt)} thành {formatMoney(DebtAfter)}
            </span>
          )}
          <span className="home-approval__note">
            {row.ProposedByName ? `${row.ProposedByName} đề nghị` : 'Đề nghị'} lúc {formatDateTime(row.ProposedAt)}
            {Reason && `: ${Reason}`}
          </span>
        </span>
        {Amount !== undefined && <span className="home-list__figure">{formatMoney(Amount)}</span>}
      </div>
      <div className="home-approval__deeds">
        <span className="home-approval__note">
          {joined(CanApprove ? 'Chờ bạn duyệt' : whoDecides(row.People), waitedFor(row.ProposedAt))}
        </span>
        <OrderLink scheduleId={row.ScheduleID} />
        <DecideButtons waiting={row} canApprove={CanApprove} canRefuse={CanRefuse} size="small" />
      </div>
    </article>
  );
}

function OrderLink({ scheduleId }: { scheduleId: number | undefined }) {
  const leads = useLeads();
  const href = scheduleId === undefined ? undefined : places.order(scheduleId);
  return href !== undefined && leads(href) ? <Link href={href}>Mở đơn</Link> : null;
}
