import { useState } from 'react';
import { joined } from '../format/joined.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItem } from '../Menu/menuItem.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import type { SavedView, ViewFacts } from './savedView.ts';
import { ViewDialog } from './ViewDialog.tsx';
import './SavedViews.css';

/** Props of {@link SavedViews}. */
export interface SavedViewsProps extends PartProps<HTMLButtonElement> {
  /** The views that this person may choose, in the order they are shown; the shop's stand after the own ones. */
  views: readonly SavedView[];
  /** Id of the view in force. Default: none, the list as it comes. */
  current?: string;
  /** The list no longer shows what the view in force says. Default false. */
  changed?: boolean;
  /** May save, change and delete views of the whole shop. Default false. */
  canShare?: boolean;
  /** Where a view of the whole shop is kept, in a sentence, for whoever saves one. Default: nothing is said. */
  note?: string;
  /** Takes a view; `undefined` goes back to the list as it comes. */
  onChoose: (id: string | undefined) => void;
  /** Saves what the list shows now under a new name; a rejection's Vietnamese message is shown and nothing is lost. */
  onCreate: (facts: ViewFacts) => Promise<unknown> | void;
  /** Saves what the list shows now into the view in force. */
  onOverwrite: (id: string) => void;
  /** Changes name, owner or default of a view. */
  onEdit: (id: string, facts: ViewFacts) => Promise<unknown> | void;
  /** Deletes a view. */
  onDelete: (id: string) => Promise<unknown> | void;
}

type Asking = { kind: 'create' } | { kind: 'edit' | 'delete'; view: SavedView };

/** Named states of a list (filters, columns, order, density): chosen from a menu, kept for oneself or for the shop. */
export function SavedViews(props: SavedViewsProps) {
  const { views, current, changed = false, canShare = false } = props;
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const shown = views.find((view) => view.id === current);
  const name = shown ? shown.name : 'Mặc định';
  return (
    <>
      <Menu
        {...handedOn(props)}
        label={`Kiểu xem: ${name}${changed ? ' (đã đổi)' : ''}`}
        variant="ghost"
        items={() => items(props, setAsking)}
      >
        <Icon name="star" size={16} />
        <span className="st-views__name">{changed ? `${name} (đã đổi)` : name}</span>
        <Icon name="chevron-down" size={14} />
      </Menu>
      {asking?.kind === 'create' ? (
        <ViewDialog
          title="Lưu kiểu xem mới"
          taken={views.map((view) => view.name)}
          canShare={canShare}
          note={props.note}
          onSave={props.onCreate}
          onClose={close}
        />
      ) : null}
      {asking?.kind === 'edit' ? (
        <ViewDialog
          title="Sửa kiểu xem"
          view={asking.view}
          taken={views.filter((view) => view !== asking.view).map((view) => view.name)}
          canShare={canShare}
          note={props.note}
          onSave={(facts) => props.onEdit(asking.view.id, facts)}
          onClose={close}
        />
      ) : null}
      {asking?.kind === 'delete' ? (
        <ConfirmDialog
          title="Xóa kiểu xem?"
          confirmLabel="Xóa"
          tone="danger"
          onConfirm={async () => {
            await props.onDelete(asking.view.id);
            close();
          }}
          onClose={close}
        >
          {`Kiểu xem "${asking.view.name}" sẽ mất${asking.view.scope === 'shop' ? ' với mọi người trong cửa hàng' : ''}. Dữ liệu trong danh sách không đổi.`}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function items(props: SavedViewsProps, ask: (asking: Asking) => void): MenuItem[] {
  const { views, current, changed = false, canShare = false } = props;
  const shown = views.find((view) => view.id === current);
  const own = shown && !shown.isReady && (shown.scope === 'own' || canShare) ? shown : undefined;
  return [
    { id: 'standard', label: 'Mặc định', checked: shown === undefined, onSelect: () => props.onChoose(undefined) },
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      note: noteOf(view),
      checked: view.id === current,
      onSelect: () => props.onChoose(view.id),
    })),
    {
      id: 'create',
      label: 'Lưu kiểu xem mới…',
      icon: 'plus',
      separated: true,
      onSelect: () => ask({ kind: 'create' }),
    },
    ...(own
      ? ([
          {
            id: 'overwrite',
            label: `Lưu vào "${own.name}"`,
            icon: 'check',
            disabled: !changed,
            note: changed ? undefined : 'Chưa thay đổi',
            onSelect: () => props.onOverwrite(own.id),
          },
          {
            id: 'edit',
            label: `Sửa "${own.name}"…`,
            icon: 'edit',
            onSelect: () => ask({ kind: 'edit', view: own }),
          },
          {
            id: 'delete',
            label: `Xóa "${own.name}"…`,
            icon: 'trash',
            danger: true,
            onSelect: () => ask({ kind: 'delete', view: own }),
          },
        ] satisfies MenuItem[])
      : []),
  ];
}

function noteOf(view: SavedView): string | undefined {
  return (
    joined(view.isReady && 'Có sẵn', view.isDefault && 'Mở đầu tiên', view.scope === 'shop' && 'Cửa hàng') || undefined
  );
}
