import { useConfirmed, type ConfirmedOptions } from '../form/sending/useConfirmed.ts';
import { ConfirmFacts, type MoneyFacts } from './ConfirmFacts.tsx';

/** Props of {@link CancelDialog}. */
export interface CancelDialogProps extends Pick<ConfirmedOptions, 'draft' | 'send' | 'onClose'> {
  /** The document in a sentence: "khoản thu". */
  noun: string;
  /** What is taken back, with the debt as it will be afterwards. */
  facts: MoneyFacts;
  /** Fewest characters of the reason. Default 5. */
  reasonLength?: number;
  /** Why such a document is usually cancelled. Default: what any money is cancelled for. */
  usual?: readonly string[];
}

/** Why money is usually taken back; long enough for an adjustment too. */
const USUAL = ['Ghi nhầm số tiền', 'Ghi nhầm quỹ', 'Ghi trùng hai lần'];

/** Takes money back by a mirror entry: repeats the facts, asks for a reason, sends once. The document stays, struck through. */
export function CancelDialog({ noun, facts, reasonLength = 5, usual = USUAL, ...options }: CancelDialogProps) {
  const { asking, ...driven } = useConfirmed({ ...options, done: `Hủy ${noun} thành công` });
  return (
    <ConfirmFacts
      {...driven}
      facts={facts}
      title={`Hủy ${noun}`}
      confirmLabel={`Hủy ${noun}`}
      tone="danger"
      reason={asking({ label: 'Lý do', minLength: reasonLength, usual })}
    />
  );
}
