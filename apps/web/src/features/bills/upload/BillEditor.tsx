import { ImageWithFields, Notice, Skeleton } from '@so-the/ui';
import { fateOf, isKept, wordsOf, type BillItem } from './billBatch.ts';
import { BillFields } from '../BillFields.tsx';
import type { BillValues } from '../billValues.ts';
import { SwipeField } from '../SwipeField.tsx';

/** Props of {@link BillEditor}. */
export interface BillEditorProps {
  item: BillItem;
  /** Swipes that other pictures of the batch have. */
  taken: ReadonlySet<number>;
  onChange: (change: Partial<BillValues>) => void;
}

/** One picture beside what was read in it, its swipe first; a picture that is not kept says why instead, before that no picture is shown. */
export function BillEditor({ item, taken, onChange }: BillEditorProps) {
  const { file, url } = item;
  const fields = <Fields item={item} taken={taken} onChange={onChange} />;
  if (url === undefined) return fields;
  return (
    <ImageWithFields src={url} alt={`Ảnh ${file.name}`}>
      {fields}
    </ImageWithFields>
  );
}

function Fields({ item, taken, onChange }: BillEditorProps) {
  const { step, reading, values } = item;
  if (step === 'waiting' || step === 'reading') return <Skeleton lines={6} />;
  if (step === 'saved') return <Notice tone="success">Đã lưu bill này.</Notice>;
  if (!isKept(fateOf(item))) return <Notice tone="warning">{wordsOf(item)}</Notice>;
  return (
    <>
      {wordsOf(item) !== '' && <Notice tone={item.message === undefined ? 'info' : 'error'}>{wordsOf(item)}</Notice>}
      <SwipeField
        values={values}
        matches={reading?.Matches ?? []}
        taken={taken}
        onChange={(LogWithdrawalID) => onChange({ LogWithdrawalID })}
      />
      <BillFields values={values} unread={reading?.Unread ?? []} onChange={onChange} />
    </>
  );
}
