import type { FundBalance } from '@so-the/api-client';
import { Balance, Panel, Skeleton, StatusTag } from '@so-the/ui';
import { formatDate, groupDigits } from '@so-the/ui/format';
import './fundSummary.css';

/** Props of {@link FundSummary}. */
export interface FundSummaryProps {
  /** Each fund asked for; `undefined` while on its way. */
  funds: readonly FundBalance[] | undefined;
}

/** Opening, in, out and closing of each fund over the period, in đồng. */
export function FundSummary({ funds }: FundSummaryProps) {
  if (!funds) {
    return (
      <Panel>
        <Skeleton lines={3} />
      </Panel>
    );
  }
  return (
    <Panel flush>
      <table className="fund-summary" aria-label="Tồn quỹ">
        <thead>
          <tr>
            <th scope="col">Quỹ</th>
            <th scope="col">Tồn đầu</th>
            <th scope="col">Thu</th>
            <th scope="col">Chi</th>
            <th scope="col">Tồn cuối</th>
          </tr>
        </thead>
        <tbody>
          {funds.map((fund) => (
            <FundRow
              key={`${fund.AccountType}/${fund.AccountID ?? ''}`}
              name={fund.Fund}
              lockedTo={fund.LockedTo}
              sums={fund}
            />
          ))}
        </tbody>
        {funds.length > 1 && (
          <tfoot>
            <FundRow name="Tổng cộng" sums={sumsOf(funds)} />
          </tfoot>
        )}
      </table>
    </Panel>
  );
}

type FundSums = Pick<FundBalance, 'Opening' | 'In' | 'Out' | 'Closing'>;

/** All money of the funds: what is searched for narrows the lines below, not the funds. */
function sumsOf(funds: readonly FundBalance[]): FundSums {
  const sum = (column: keyof FundSums) => funds.reduce((total, fund) => total + fund[column], 0);
  return { Opening: sum('Opening'), In: sum('In'), Out: sum('Out'), Closing: sum('Closing') };
}

function FundRow({ name, lockedTo, sums }: { name: string; lockedTo?: string; sums: FundSums }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {lockedTo !== undefined && (
          <>
            {' '}
            <StatusTag label={`Đã chốt đến ${formatDate(lockedTo)}`} tone="success" />
          </>
        )}
      </th>
      <td data-label="Tồn đầu">
        <Balance amount={sums.Opening} unit={false} />
      </td>
      <td data-label="Thu">{groupDigits(sums.In)}</td>
      <td data-label="Chi">{groupDigits(sums.Out)}</td>
      <td data-label="Tồn cuối">
        <Balance amount={sums.Closing} unit={false} />
      </td>
    </tr>
  );
}
