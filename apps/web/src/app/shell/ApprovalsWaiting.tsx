import { approvalKindOptions, labelOf } from '@so-the/api-client';
import { formatMoney, joined } from '@so-the/ui/format';
import { useListApprovalsQuery } from '../../api/paymentApi.ts';
import { waitedFor, whoDecides } from '../../kit/document/waitsFor.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { WaitingList } from './WaitingList.tsx';

const ROWS = 4;

/** What waits for a decision, the person's own first to decide and then what they proposed; nothing where nothing waits. */
export function ApprovalsWaiting() {
  const answer = useListApprovalsQuery({});
  const known = answer.currentData;
  if (!known || known.Data.length === 0) return null;
  const mine = known.Data.toSorted((one, other) => Number(other.CanApprove) - Number(one.CanApprove));
  const shown = { ...answer, currentData: { Data: mine.slice(0, ROWS), Total: mine.length } };
  return (
    <WaitingList
      title="Chờ duyệt"
      href={PATHS.home}
      answer={shown}
      none="Không có việc chờ duyệt"
      lineOf={({ Kind, RefID, Title, Amount, CanApprove, People, ProposedByName, ProposedAt }) => ({
        id: RefID * 10 + Kind,
        label: joined(
          Title || labelOf(approvalKindOptions, Kind) || 'Đề nghị',
          Amount !== undefined && formatMoney(Amount),
        ),
        note: joined(
          CanApprove ? `${ProposedByName || 'Người khác'} đề nghị, chờ bạn duyệt` : whoDecides(People),
          waitedFor(ProposedAt),
        ),
        href: PATHS.home,
      })}
    />
  );
}
