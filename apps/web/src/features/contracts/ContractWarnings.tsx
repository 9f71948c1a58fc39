import type { ApiFailure } from '@so-the/api-client';
import { ErrorState, Notice, Panel } from '@so-the/ui';
import { useListWarningSchedulesQuery } from '../../api/scheduleWorkingApi.ts';

/** The flags C01–C11 of one order with their causes (domain §2(k)). */
export function ContractWarnings({ scheduleId }: { scheduleId: number }) {
  const { currentData, error, isFetching, refetch } = useListWarningSchedulesQuery({ ScheduleID: scheduleId });
  if (error && !currentData) {
    return (
      <Panel title="Cảnh báo">
        <ErrorState message={(error as ApiFailure).message} onRetry={() => void refetch()} retrying={isFetching} />
      </Panel>
    );
  }
  const warnings = currentData?.Data ?? [];
  return (
    <Panel title="Cảnh báo">
      {currentData && warnings.length === 0 && <p>Không có cảnh báo.</p>}
      {warnings.map(({ Code, Message }) => (
        <Notice key={Code} tone="warning">
          {Code}: {Message}
        </Notice>
      ))}
    </Panel>
  );
}
