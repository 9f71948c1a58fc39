import { useState } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { viewNameProblem, type ViewFacts } from './savedView.ts';

interface ViewDialogProps {
  title: string;
  /** The view as it was. Default: a new one of one's own. */
  view?: ViewFacts;
  /** Names that other views have. */
  taken: readonly string[];
  canShare: boolean;
  note: string | undefined;
  onSave: (facts: ViewFacts) => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks for name, owner and default of a view. */
export function ViewDialog({ title, view, taken, canShare, note, onSave, onClose }: ViewDialogProps) {
  const [facts, setFacts] = useState<ViewFacts>(view ?? { name: '', scope: 'own', isDefault: false });
  const [tried, setTried] = useState(false);
  const problem = viewNameProblem(facts.name, taken);
  const save = async () => {
    setTried(true);
    if (problem) return;
    await onSave({ ...facts, name: facts.name.trim() });
    onClose();
  };
  return (
    <FormDialog title={title} size="small" dirty={facts.name !== (view?.name ?? '')} onSubmit={save} onClose={onClose}>
      <TextField
        label="Tên kiểu xem"
        required
        value={facts.name}
        error={tried ? problem : undefined}
        onChange={(name) => setFacts({ ...facts, name })}
      />
      <CheckboxField
        label="Cho cả cửa hàng"
        hint={canShare ? note : 'Bạn chỉ được lưu cho riêng mình'}
        value={facts.scope === 'shop'}
        disabled={!canShare}
        onChange={(shared) => setFacts({ ...facts, scope: shared ? 'shop' : 'own' })}
      />
      <CheckboxField
        label="Dùng ngay khi mở danh sách"
        value={facts.isDefault}
        onChange={(isDefault) => setFacts({ ...facts, isDefault })}
      />
    </FormDialog>
  );
}
