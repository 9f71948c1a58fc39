import { toast } from '@so-the/ui';
import { ConfirmFacts, type MoneyFacts } from './MoneyDialog.tsx';

/** Props of {@link CancelDialog}. */
export interface CancelDialogProps {
  /** The document in a sentence: "khoản thu". */
  noun: string;
  /** What is taken back, with the debt as it will be afterwards. */
  facts: MoneyFacts;
  /** Fewest characters of the reason. Default 5. */
  reasonLength?: number;
  /** Cancels it, given the reason; rejects with the failure of the call. */
  onCancel: (reason: string) => Promise<unknown>;
  /** Called once it is cancelled, or the person changed their mind. */
  onClose: () => void;
}

/** Takes money back by a mirror entry: repeats the facts, asks for a reason, sends once. The document stays, struck through. */
export function CancelDialog({ noun, facts, reasonLength = 5, onCancel, onClose }: CancelDialogProps) {
  const confirm = async (reason: string) => {
    await onCancel(reason);
    toast.success(`Hủy ${noun} thành công`);
    onClose();
  };
  return (
    <ConfirmFacts
      facts={facts}
      title={`Hủy ${noun}`}
      confirmLabel={`Hủy ${noun}`}
      tone="danger"
      reason={{ label: 'Lý do', minLength: reasonLength }}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
