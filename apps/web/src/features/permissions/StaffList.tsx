import { useState } from 'react';
import { groupIDOptions, labelOf, type Schemas } from '@so-the/api-client';
import { Empty, ErrorState, Link, SearchBox, Skeleton } from '@so-the/ui';
import { rankBySearch } from '@so-the/ui/format';
import { sourceOf, type ListAnswer } from '../../kit/list/listAnswer.ts';
import * as places from '../../kit/places/places.ts';
import { isInUse } from '../../lib/isInUse.ts';

/** Props of {@link StaffList}. */
export interface StaffListProps {
  answer: ListAnswer<Schemas['Staff']>;
  /** Whose rights are open; null for nobody's. */
  chosen: number | null;
  /** Whose group is open; null for none. */
  group: number | null;
}

/** The groups with their people, those at work first, found by name, account or group; each is a link. */
export function StaffList({ answer, chosen, group }: StaffListProps) {
  const [text, setText] = useState('');
  const { rows, error, onRetry } = sourceOf(answer);
  const found = rows && rankBySearch(rows, text, textOf).toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)));
  return (
    <nav className="permissions__staff" aria-label="Nhân viên">
      <SearchBox label="Tìm nhân viên" placeholder="Tên, tài khoản, nhóm" value={text} onChange={setText} />
      {error !== undefined && <ErrorState title="Không tải được nhân viên" message={error} onRetry={onRetry} />}
      {error === undefined && found === undefined && <Skeleton lines={6} />}
      {found?.length === 0 && <Empty kind={text === '' ? 'noData' : 'noMatch'} />}
      {groupsOf(found ?? []).map(({ id, name, people }) => (
        <section key={id} aria-label={`Nhóm ${name}`}>
          <Link
            className="permissions__group"
            href={places.permissions({ GroupID: id })}
            aria-current={id === group ? 'page' : undefined}
          >
            {`Nhóm ${name}`}
            <span>{`${people.filter(isInUse).length} người`}</span>
          </Link>
          <ul>
            {people.map(({ UserID, FullName, UserName, Status }) => (
              <li key={UserID}>
                <Link
                  href={places.permissions({ StaffID: UserID })}
                  aria-current={UserID === chosen ? 'page' : undefined}
                  data-retired={!isInUse({ Status }) || undefined}
                >
                  <strong>{FullName}</strong>
                  <span>{UserName}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function textOf({ FullName, UserName, GroupName }: Schemas['Staff']): string {
  return `${FullName} ${UserName} ${GroupName}`;
}

/** People by their group, in the order of the groups. */
function groupsOf(staff: readonly Schemas['Staff'][]) {
  const ids = [...new Set(staff.map(({ GroupID }) => GroupID))].toSorted((a, b) => a - b);
  return ids.map((id) => {
    const people = staff.filter(({ GroupID }) => GroupID === id);
    return { id, name: labelOf(groupIDOptions, id) || (people[0]?.GroupName ?? ''), people };
  });
}
