import {
  Button,
  ConfirmDialog,
  formatDateTime,
  groupDigits,
  LinkButton,
  Notice,
  Panel,
  TextField,
  toast,
} from '@so-the/ui';
import { useState } from 'react';
import type { WorldLine } from '../node/worlds/worlds.ts';
import { mockApi } from './mockApi.ts';
import { usePolled } from './usePolled.ts';

const EVERY_MS = 5000;
const NAME = /^[a-z0-9-]{1,40}$/;
const MB = 1_048_576;

/** Worlds of single testers on this server: which there are, one opened, one removed. */
export function WorldsPanel() {
  const { value, error, refresh } = usePolled(mockApi.worlds, EVERY_MS);
  const [name, setName] = useState('');
  const [removing, setRemoving] = useState<string>();
  const isName = NAME.test(name);
  const current = value?.current ?? '';
  const named = value?.worlds.filter((world) => world.name !== '') ?? [];
  return (
    <Panel title="Thế giới riêng" aside={value && `${groupDigits(Math.round(value.memory / MB))} MB bộ nhớ`} flush>
      {error === undefined ? null : <Notice tone="error">{error}</Notice>}
      <p className="console__note">
        Mỗi người thử một thế giới: dữ liệu, đồng hồ, lỗi thử và nhật ký riêng trên cùng máy chủ này.
      </p>
      {named.length === 0 ? null : (
        <ul className="console__list">
          {named.map((world) => (
            <World
              key={world.name}
              world={world}
              isCurrent={world.name === current}
              onRemove={() => setRemoving(world.name)}
            />
          ))}
        </ul>
      )}
      <form
        className="console__row"
        onSubmit={(event) => {
          event.preventDefault();
          if (isName) location.assign(mockApi.worldPlace(name));
        }}
      >
        <TextField
          label="Tên thế giới"
          value={name}
          onChange={setName}
          maxLength={40}
          placeholder="Ví dụ: an"
          error={name === '' || isName ? undefined : 'Chỉ gồm chữ thường không dấu, số và dấu gạch ngang'}
        />
        <Button type="submit" disabled={!isName}>
          Mở thế giới
        </Button>
        {current === '' ? null : <LinkButton href={mockApi.worldPlace('')}>Về thế giới chung</LinkButton>}
      </form>
      {removing === undefined ? null : (
        <RemoveDialog name={removing} onRemoved={refresh} onClose={() => setRemoving(undefined)} />
      )}
    </Panel>
  );
}

function World({ world, isCurrent, onRemove }: { world: WorldLine; isCurrent: boolean; onRemove: () => void }) {
  const { name, origin, now, calls, records } = world;
  return (
    <li className="rule">
      <div>
        <strong>{name}</strong>
        {isCurrent ? ' (đang mở)' : null}
        <p>{`${origin.scenario} · ${formatDateTime(now)} · ${groupDigits(records)} bản ghi · ${calls} lời gọi`}</p>
      </div>
      <div className="console__buttons">
        <LinkButton href={mockApi.worldPlace(name)}>Mở</LinkButton>
        <Button size="small" onClick={onRemove} aria-label={`Xóa thế giới ${name}`}>
          Xóa
        </Button>
      </div>
    </li>
  );
}

/** A world may be somebody's work of a day. */
function RemoveDialog({ name, onRemoved, onClose }: { name: string; onRemoved: () => void; onClose: () => void }) {
  const remove = async () => {
    await mockApi.removeWorld(name);
    toast.success(`Đã xóa thế giới ${name}`);
    onRemoved();
    onClose();
  };
  return (
    <ConfirmDialog title="Xóa thế giới" confirmLabel="Xóa thế giới" tone="danger" onConfirm={remove} onClose={onClose}>
      {`Dữ liệu, đồng hồ và nhật ký của thế giới ${name} sẽ mất.`}
    </ConfirmDialog>
  );
}
