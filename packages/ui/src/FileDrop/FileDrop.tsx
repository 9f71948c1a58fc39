import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { useControlRef } from '../Field/controlRef.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy, handedOn, type PartProps } from '../Part/partProps.ts';
import { FileLine } from './FileLine.tsx';
import { endingsOf, formatBytes, sentQuarters, sortFiles, type DroppedFile, type FileRules } from './uploadFile.ts';
import { usePastedFiles } from './usePastedFiles.ts';
import './FileDrop.css';

/** Props of {@link FileDrop}. */
export interface FileDropProps extends FileRules, PartProps {
  /** What is asked for: "Ảnh bill". */
  label: string;
  /** The files so far; see `useUploads` for a keeper of them. Default none. */
  files?: readonly DroppedFile[];
  /** Takes the files of one drop, paste or choice that the rules allow; never called with none. */
  onFiles: (files: File[]) => void;
  /** Sends a failed or cancelled file again; without it no button is shown. */
  onRetry?: (id: string) => void;
  /** Stops a file, or takes it out of the list; without it no button is shown. */
  onCancel?: (id: string) => void;
  /** Offers to take a picture at once, on a phone or any device that is touched. Default false. */
  camera?: boolean;
  /** What is wrong with the field as a whole, in Vietnamese. */
  error?: string;
  /** Takes the field out of use. Default false. */
  disabled?: boolean;
}

/**
 * Takes files by button, drop or paste (Ctrl+V anywhere on the page), and shows how far each one is. Where a page has
 * several, a paste goes to the one in focus or under the mouse, else to the first.
 */
export function FileDrop(props: FileDropProps) {
  const { label, files = [], onFiles, error, disabled = false } = props;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const id = useId();
  const take = (list: FileList | null | undefined) => {
    if (disabled || !list || list.length === 0) return;
    const sorted = sortFiles([...list], props);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) onFiles(sorted.taken);
  };
  const box = useControlRef<HTMLFieldSetElement>(props);
  usePastedFiles(box, disabled, take);
  return (
    <fieldset
      {...handedOn(props)}
      ref={box}
      className="st-drop"
      aria-describedby={describedBy(error && `${id}error`, props['aria-describedby'])}
    >
      <legend>{label}</legend>
      <Zone {...props} onTake={take} />
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
      <div role="alert">
        {refused.map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
      </div>
      {files.length > 0 ? <Files {...props} files={files} /> : null}
    </fieldset>
  );
}

function Zone({ onTake, ...props }: FileDropProps & { onTake: (files: FileList | null) => void }) {
  const { accept, multiple = true, disabled = false, camera = false } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled && event.type === 'dragover');
    if (event.type === 'drop') onTake(event.dataTransfer.files);
  };
  return (
    <div
      className="st-drop__zone"
      data-over={over || undefined}
      data-wrong={props.error ? '' : undefined}
      data-disabled={disabled || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <Icon name="upload" />
      <Button onClick={() => input.current?.click()} disabled={disabled}>
        {multiple ? 'Chọn tệp' : 'Chọn một tệp'}
      </Button>
      <p>{hintOf(props)}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={props.label}
        accept={accept?.join(',')}
        multiple={multiple}
        onChange={(event) => {
          onTake(event.target.files);
          event.target.value = '';
        }}
      />
      {camera ? <CameraButton disabled={disabled} onTake={onTake} /> : null}
    </div>
  );
}

interface CameraButtonProps {
  disabled: boolean;
  onTake: (files: FileList | null) => void;
}

/** Opens the camera that looks away from the person; where there is none, the browser offers files. */
function CameraButton({ disabled, onTake }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="st-drop__camera">
      <Button onClick={() => input.current?.click()} disabled={disabled}>
        Chụp ảnh
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Chụp ảnh"
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          onTake(event.target.files);
          event.target.value = '';
        }}
      />
    </span>
  );
}

function Files({ files, onRetry, onCancel }: FileDropProps & { files: readonly DroppedFile[] }) {
  const done = files.filter((one) => one.state === 'done').length;
  const failed = files.filter((one) => one.state === 'failed').length;
  const sent = sentQuarters(files);
  return (
    <>
      <output className="st-drop__sum">
        {`Xong ${done}/${files.length} tệp`}
        {failed > 0 ? `, ${failed} tệp lỗi` : ''}
        {sent === undefined ? '' : `, đã gửi ${sent} %`}
      </output>
      <ul className="st-drop__files">
        {files.map((file) => (
          <FileLine key={file.id} file={file} onRetry={onRetry} onCancel={onCancel} />
        ))}
      </ul>
    </>
  );
}

function hintOf({ accept, maxBytes }: FileRules): string {
  const facts = [
    accept && endingsOf(accept),
    maxBytes === undefined ? undefined : `tối đa ${formatBytes(maxBytes)} mỗi tệp`,
  ];
  const rules = facts.filter(Boolean).join('; ');
  return `Kéo thả vào đây hoặc dán bằng Ctrl+V${rules ? ` (${rules})` : ''}`;
}
