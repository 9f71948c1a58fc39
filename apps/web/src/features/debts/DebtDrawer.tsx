import type { ApiFailure } from '@so-the/api-client';
import { Drawer, ErrorState, Skeleton } from '@so-the/ui';
import { useGetDetailDebtQuery, useListDebtByCardQuery } from '../../api/debtApi.ts';
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
  const party = detail.currentData?.Data.Parties[0];
  const failure = (detail.error ?? cards.error) as ApiFailure | undefined;
  const retry = () => {
    void detail.refetch();
    void cards.refetch();
  };
  return (
    <Drawer open size="large" title={party ? `${party.Name} · ${party.Code}` : 'Công nợ khách hàng'} onClose={onClose}>
      <div className="debt-drawer">
        {party && cards.currentData ? (
          <DebtDetail
            party={party}
            documents={detail.currentData?.Data.Documents ?? []}
            cards={cards.currentData.Data}
          />
        ) : (
          <Waiting failure={failure} retrying={detail.isFetching} onRetry={retry} />
        )}
      </div>
    </Drawer>
  );
}

interface WaitingProps {
  failure: ApiFailure | undefined;
  retrying: boolean;
  onRetry: () => void;
}

function Waiting({ failure, retrying, onRetry }: WaitingProps) {
  if (!failure) return <Skeleton lines={8} />;
  if (failure.kind === 'notFound') {
    return <ErrorState title="Không tìm thấy khách hàng" message={failure.message} />;
  }
  return <ErrorState message={failure.message} onRetry={onRetry} retrying={retrying} />;
}
