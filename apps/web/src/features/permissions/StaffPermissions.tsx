import { Skeleton } from '@so-the/ui';
import { useGetStaffPermissionsQuery } from '../../api/userApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { PermissionsForm } from './PermissionsForm.tsx';

/** The rights of one member of staff, once they are there. */
export function StaffPermissions({ staffId }: { staffId: number }) {
  const query = useGetStaffPermissionsQuery({ StaffID: staffId });
  return (
    <Answer of={answerOf(query)} noun="quyền của nhân viên" loading={<Skeleton lines={12} />}>
      {({ Data }) => <PermissionsForm permissions={Data} onStale={query.refetch} />}
    </Answer>
  );
}
