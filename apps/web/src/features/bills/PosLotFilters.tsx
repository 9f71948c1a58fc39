import { TextField } from '@so-the/ui';
import type { ListControl } from '../../kit/list/address/useListState.ts';
import { PosPicker } from '../../kit/pickers/PosPicker.tsx';

/** Narrows a list to one terminal, and to one lot as its number is printed. */
export function PosLotFilters({ list }: { list: ListControl<{ PosID?: number; LotNo?: string }> }) {
  const lot = list.filter('LotNo');
  return (
    <>
      <PosPicker label="Máy POS" placeholder="Tất cả" {...list.filter('PosID')} />
      <TextField label="Số lô" value={lot.value ?? ''} maxLength={20} onChange={(text) => lot.onChange(text || null)} />
    </>
  );
}
