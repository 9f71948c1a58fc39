import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Empty, ErrorState, Link, SearchBox, Skeleton } from '@so-the/ui';
import { joined, rankBySearch } from '@so-the/ui/format';
import { sourceOf, type ListAnswer } from '../../kit/list/listAnswer.ts';
import * as places from '../../kit/places/places.ts';
import { isInUse } from '../../lib/isInUse.ts';

/** Props of {@link StaffList}. */
export interface StaffListProps {
  answer: ListAnswer<Schemas['Staff']>;
  /** Whose rights are open; null for nobody's. */
  chosen: number | null;
}

/** The people whose rights can be seen, those at work first, found by name, account or group; each is a link. */
export function StaffList({ answer, chosen }: StaffListProps) {
  const [text, setText] = useState('');
  const { rows, error, onRetry } = sourceOf(answer);
  const found = rows && rankBySearch(rows, text, textOf).toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)));
  return (
    <nav className="permissions__staff" aria-label="Nhân viên">
      <SearchBox label="Tìm nhân viên" placeholder="Tên, tài khoản, nhóm" value={text} onChange={setText} />
      {error !== undefined && <ErrorState title="Không tải được nhân viên" message={error} onRetry={onRetry} />}
      {error === undefined && found === undefined && <Skeleton lines={6} />}
      {found?.length === 0 && <Empty kind={text === '' ? 'noData' : 'noMatch'} />}
      <ul>
        {found?.map(({ UserID, FullName, UserName, GroupName, Status }) => (
          <li key={UserID}>
            <Link
              href={places.permissions(UserID)}
              aria-current={UserID === chosen ? 'page' : undefined}
              data-retired={!isInUse({ Status }) || undefined}
            >
              <strong>{FullName}</strong>
              <span>{joined(GroupName, UserName)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function textOf({ FullName, UserName, GroupName }: Schemas['Staff']): string {
  return `${FullName} ${UserName} ${GroupName}`;
}
