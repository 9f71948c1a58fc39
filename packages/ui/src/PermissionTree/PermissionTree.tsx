import { useMemo, useRef, useState } from 'react';
import { Empty } from '../Empty/Empty.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { PermissionRow } from './PermissionRow.tsx';
import {
  openLines,
  rightsBelow,
  rightsDifference,
  shareOf,
  toggleRights,
  type PermissionAction,
  type PermissionNode,
} from './permissions.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import './PermissionTree.css';

/** Props of {@link PermissionTree}. */
export interface PermissionTreeProps extends PartProps {
  /** Name of the tree for screen readers: "Quyền của Trần Thị Lan". */
  label: string;
  menus: readonly PermissionNode[];
  /** The columns, in order. */
  actions: readonly PermissionAction[];
  /** Rights given, as `rightKey(menu, action)`. */
  value: ReadonlySet<string>;
  /** Rights as they are saved; what differs is marked. */
  saved: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  /** Rights can be read, not changed. Default false. */
  readOnly?: boolean;
  /** The rights are still on their way. Default false. */
  loading?: boolean;
}

/**
 * Menus by actions. A menu that holds others stands for all below it: ticked, empty or half. Arrows walk from cell to cell,
 * Space ticks, → and ← on a name open and close it; what differs from the saved rights is marked.
 */
export function PermissionTree(props: PermissionTreeProps) {
  const { label, menus, actions, value, saved, onChange, readOnly = false, loading = false } = props;
  const [closed, setClosed] = useState<ReadonlySet<number>>(() => new Set());
  const grid = useRef<HTMLTableElement>(null);
  const lines = useMemo(() => openLines(menus, closed), [menus, closed]);
  const toggleOpen = (id: number) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const give = (rights: readonly string[]) => {
    if (!readOnly && rights.length > 0) onChange(toggleRights(rights, value));
  };
  const keys = useTreeKeys({ grid, lines, closed, columns: actions.length + 2, toggleOpen });
  const { added, taken } = rightsDifference(value, saved);
  const columns = actions.map(({ id }) => id);
  if (loading) return <Skeleton {...handedOn(props)} lines={8} />;
  if (menus.length === 0) return <Empty {...handedOn(props)} kind="noData" />;
  return (
    <div {...handedOn(props)} className="st-rights">
      <output className="st-rights__sum">
        {added + taken === 0 ? 'Chưa thay đổi quyền nào' : `Thêm ${added} quyền, bỏ ${taken} quyền, chưa lưu`}
      </output>
      <div className="st-rights__scroll">
        <table ref={grid} aria-label={label} aria-readonly={readOnly || undefined} {...keys}>
          <Head actions={actions} />
          <tbody>
            {lines.map((line, index) => {
              const all = rightsBelow(line.node, columns);
              return (
                <PermissionRow
                  key={line.node.id}
                  line={line}
                  index={index}
                  actions={actions}
                  value={value}
                  saved={saved}
                  open={line.node.children ? !closed.has(line.node.id) : undefined}
                  share={shareOf(all, value)}
                  all={all}
                  readOnly={readOnly}
                  onOpen={toggleOpen}
                  onGive={give}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Head({ actions }: { actions: readonly PermissionAction[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Chức năng</th>
        <th scope="col">Tất cả</th>
        {actions.map((action) => (
          <th key={action.id} scope="col">
            {action.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
