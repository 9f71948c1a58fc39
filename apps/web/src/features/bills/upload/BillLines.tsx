import { Icon, IconButton, StatusTag } from '@so-the/ui';
import { stateOf, wordsOf, type BillItem } from './billBatch.ts';

/** Props of {@link BillLines}. */
export interface BillLinesProps {
  items: readonly BillItem[];
  /** Id of the picture that is looked at. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

/** The pictures of a batch: how far each is, what becomes of it and why. */
export function BillLines({ items, chosen, ...deeds }: BillLinesProps) {
  return (
    <ul className="bill-lines" aria-label="Ảnh đã chọn">
      {items.map((item) => (
        <BillLine key={item.id} item={item} isChosen={item.id === chosen} {...deeds} />
      ))}
    </ul>
  );
}

interface BillLineProps extends Omit<BillLinesProps, 'items' | 'chosen'> {
  item: BillItem;
  isChosen: boolean;
}

function BillLine({ item, isChosen, onChoose, onRetry, onCancel }: BillLineProps) {
  const { id, file, step, progress } = item;
  const isUnderWay = step === 'waiting' || step === 'reading';
  return (
    <li className="bill-lines__line" data-chosen={isChosen || undefined}>
      <button type="button" className="bill-lines__name" aria-pressed={isChosen} onClick={() => onChoose(id)}>
        <span>{file.name}</span>
        <small>{wordsOf(item)}</small>
      </button>
      {step === 'reading' && <progress aria-label={`Đang đọc ${file.name}`} value={progress ?? 0} />}
      <StatusTag {...stateOf(item)} />
      {(step === 'failed' || step === 'stopped') && (
        <IconButton
          size="small"
          label={`Đọc lại ${file.name}`}
          icon={<Icon name="refresh" size={16} />}
          onClick={() => onRetry(id)}
        />
      )}
      {step !== 'saving' && step !== 'saved' && (
        <IconButton
          size="small"
          label={isUnderWay ? `Dừng ${file.name}` : `Bỏ ${file.name}`}
          icon={<Icon name="close" size={16} />}
          onClick={() => onCancel(id)}
        />
      )}
    </li>
  );
}
