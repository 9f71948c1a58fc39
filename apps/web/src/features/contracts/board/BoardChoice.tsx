import { SegmentField } from '@so-the/ui';
import type { BoardView } from './useBoardView.ts';

const options = [
  { value: 'list', label: 'Danh sách' },
  { value: 'board', label: 'Hôm nay' },
] as const;

/** List or board of today. */
export function BoardChoice({ view }: { view: BoardView }) {
  return (
    <SegmentField
      label="Xem đơn"
      hideLabel
      value={view.isBoard ? 'board' : 'list'}
      options={options}
      onChange={view.show}
    />
  );
}
