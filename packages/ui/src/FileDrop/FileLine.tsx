import { Icon } from '../Icon/Icon.tsx';
import { joined } from '../format/joined.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { formatBytes, type DroppedFile, type FileState } from './uploadFile.ts';

interface FileLineProps {
  file: DroppedFile;
  onRetry: ((id: string) => void) | undefined;
  onCancel: ((id: string) => void) | undefined;
}

const STATES: Record<FileState, string> = {
  waiting: 'Đang chờ',
  running: 'Đang gửi',
  done: 'Xong',
  failed: 'Lỗi',
  cancelled: 'Đã dừng',
};

/** One file: name, size, how far it is, and what can be done about it. */
export function FileLine({ file, onRetry, onCancel }: FileLineProps) {
  const { id, name, state, progress, message } = file;
  const under = state === 'waiting' || state === 'running';
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <li className="st-drop__file" data-state={state}>
      <span className="st-drop__name" title={name}>
        {name}
      </span>
      <span className="st-drop__state">
        {joined(formatBytes(file.size), STATES[state], state === 'running' && percent !== undefined && `${percent} %`)}
        {message ? <span className="st-drop__message">{message}</span> : null}
      </span>
      {state === 'running' && progress !== undefined ? (
        <progress aria-label={`Tiến độ ${name}`} value={progress} />
      ) : null}
      <span className="st-drop__actions">
        {onRetry && (state === 'failed' || state === 'cancelled') ? (
          <IconButton
            size="small"
            label={`Gửi lại ${name}`}
            icon={<Icon name="refresh" size={16} />}
            onClick={() => onRetry(id)}
          />
        ) : null}
        {onCancel ? (
          <IconButton
            size="small"
            label={under ? `Dừng gửi ${name}` : `Bỏ ${name} khỏi danh sách`}
            icon={<Icon name="close" size={16} />}
            onClick={() => onCancel(id)}
          />
        ) : null}
      </span>
    </li>
  );
}
