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

/** One picture beside what was read in it, its swipe first; a picture that is not kept says why instead. */
export function BillEditor({ item, taken, onChange }: BillEditorProps) {
  const { file, url, step, reading, values } = item;
  return (
    <ImageWithFields src={url} alt={`Ảnh ${file.name}`}>
      {step === 'waiting' || step === 'reading' ? (
        <Skeleton lines={6} />
      ) : step === 'saved' || !isKept(fateOf(item)) ? (
        <Notice tone={step === 'saved' ? 'success' : 'warning'}>
          {step === 'saved' ? 'Đã lưu bill này.' : wordsOf(item)}
        </Notice>
      ) : (
        <>
          {wordsOf(item) !== '' && (
            <Notice tone={item.message === undefined ? 'info' : 'error'}>{wordsOf(item)}</Notice>
          )}
          <SwipeField
            values={values}
            matches={reading?.Matches ?? []}
            taken={taken}
            onChange={(LogWithdrawalID) => onChange({ LogWithdrawalID })}
          />
          <BillFields values={values} unread={reading?.Unread ?? []} onChange={onChange} />
        </>
      )}
    </ImageWithFields>
  );
}
