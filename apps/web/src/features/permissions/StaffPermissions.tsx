import type { ApiFailure } from '@so-the/api-client';
import { ErrorState, Skeleton } from '@so-the/ui';
import { useGetStaffPermissionsQuery } from '../../api/userApi.ts';
import { PermissionsForm } from './PermissionsForm.tsx';

/** The rights of one member of staff, once they are there. */
export function StaffPermissions({ staffId }: { staffId: number }) {
  const answer = useGetStaffPermissionsQuery({ StaffID: staffId });
  if (answer.data) return <PermissionsForm permissions={answer.data.Data} onStale={answer.refetch} />;
  if (answer.isFetching) return <Skeleton lines={12} />;
  const { message } = answer.error as ApiFailure;
  return <ErrorState title="Không xem được quyền" message={message} onRetry={() => void answer.refetch()} />;
}
