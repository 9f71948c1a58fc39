import { useSearchParams } from 'react-router-dom';
import { BREAKPOINTS, Empty, Icon, Link, PageHeader, SplitPane, useMediaQuery } from '@so-the/ui';
import { useListStaffQuery } from '../../api/userApi.ts';
import { Refused } from '../../kit/answer/Answer.tsx';
import { isForbidden } from '../../kit/list/listAnswer.ts';
import { PATHS } from '../../kit/places/paths.ts';
import './permissions.css';
import { StaffList } from './StaffList.tsx';
import { StaffPermissions } from './StaffPermissions.tsx';

/** More people than any shop employs. */
const ALL = 500;

/** /manager/permission */
export function PermissionsScreen() {
  const [address] = useSearchParams();
  const staff = useListStaffQuery({ PageSize: ALL });
  const staffId = Number(address.get('StaffID')) || null;
  return (
    <section className="permissions" data-chosen={staffId !== null || undefined}>
      <PageHeader title="Phân quyền" description="Ai được làm gì trên từng màn hình." />
      {isForbidden(staff.error) ? (
        <Refused noun="phân quyền" />
      ) : (
        <SplitPane
          label="Độ rộng danh sách nhân viên"
          share={22}
          minShare={15}
          start={<StaffList answer={staff} chosen={staffId} />}
          end={<Rights staffId={staffId} />}
        />
      )}
    </section>
  );
}

function Rights({ staffId }: { staffId: number | null }) {
  return staffId === null ? (
    <Empty kind="noData" title="Chưa chọn nhân viên">
      Chọn một nhân viên để xem và sửa quyền.
    </Empty>
  ) : (
    <div className="permissions__one">
      <Link className="permissions__back" href={PATHS.permissions}>
        <Icon name="chevron-left" size={16} />
        Chọn nhân viên khác
      </Link>
      <StaffPermissions key={staffId} staffId={staffId} />
    </div>
  );
}
