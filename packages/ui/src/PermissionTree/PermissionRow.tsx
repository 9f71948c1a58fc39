import { Icon } from '../Icon/Icon.tsx';
import {
  rightKey,
  rightsBelow,
  shareOf,
  type PermissionAction,
  type PermissionLine,
  type Share,
} from './permissions.ts';

interface PermissionRowProps {
  line: PermissionLine;
  index: number;
  actions: readonly PermissionAction[];
  value: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  /** `undefined`: it holds no others. */
  open: boolean | undefined;
  /** How many of `all` are given. */
  share: Share;
  /** All rights of the menu and below it. */
  all: readonly string[];
  readOnly: boolean;
  onOpen: (id: number) => void;
  onGive: (rights: readonly string[]) => void;
}

/** One menu: its name, "all", and a tick for each action. */
export function PermissionRow({ line, index, actions, value, saved, open, ...rest }: PermissionRowProps) {
  const { node, level } = line;
  return (
    <tr
      aria-level={level}
      aria-expanded={open}
      aria-posinset={line.place}
      aria-setsize={line.siblings}
      aria-rowindex={index + 2}
    >
      <th
        scope="row"
        tabIndex={-1}
        style={{ paddingInlineStart: `calc(${level - 1} * var(--st-space-5) + var(--st-space-2))` }}
      >
        {open === undefined ? (
          node.label
        ) : (
          <button type="button" tabIndex={-1} onClick={() => rest.onOpen(node.id)}>
            <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
            {node.label}
          </button>
        )}
      </th>
      <td tabIndex={-1}>
        <Tick
          name={`Tất cả, ${node.label}`}
          share={rest.share}
          readOnly={rest.readOnly}
          onPress={() => rest.onGive(rest.all)}
        />
      </td>
      {actions.map((action) => {
        const rights = rightsBelow(node, [action.id]);
        const key = rightKey(node.id, action.id);
        const change = value.has(key) === saved.has(key) ? undefined : value.has(key) ? 'added' : 'taken';
        return (
          <td key={action.id} tabIndex={-1} data-change={change}>
            {rights.length > 0 ? (
              <Tick
                name={`${action.label}, ${node.label}${change ? (change === 'added' ? ', mới thêm' : ', mới bỏ') : ''}`}
                share={shareOf(rights, value)}
                readOnly={rest.readOnly}
                onPress={() => rest.onGive(rights)}
              />
            ) : (
              <span className="st-visually-hidden">Không có</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface TickProps {
  name: string;
  share: Share;
  readOnly: boolean;
  onPress: () => void;
}

function Tick({ name, share, readOnly, onPress }: TickProps) {
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={name}
      checked={share === 'all'}
      disabled={readOnly}
      ref={(box) => {
        if (box) box.indeterminate = share === 'some';
      }}
      onChange={onPress}
    />
  );
}
