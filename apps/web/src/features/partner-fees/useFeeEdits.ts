import { useController, useForm } from 'react-hook-form';
import { useDraft } from '../../kit/form/drafts/useDraft.ts';
import type { FeeEdits } from './feeMatrix.ts';

const unchanged = { cells: {} as FeeEdits };

/** Cells that are changed and not saved; an expired session does not lose them. */
export function useFeeEdits(partnerID: number) {
  const form = useForm({ defaultValues: unchanged });
  const { field } = useController({ control: form.control, name: 'cells' });
  const { restored, forget } = useDraft(`partnerFees/${partnerID}`, form);
  return {
    edits: field.value,
    restored,
    setEdits: (edits: FeeEdits) => field.onChange(edits),
    drop: () => {
      forget();
      form.reset(unchanged, { keepDirtyValues: false });
    },
  };
}
