import { ConfirmDialog, type ConfirmDialogProps } from '@so-the/ui';
import { useConfirmed, type ConfirmedOptions } from './useConfirmed.ts';

/** Props of {@link ConfirmedDialog}. */
export interface ConfirmedDialogProps
  extends ConfirmedOptions, Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'tone' | 'reason' | 'children'> {}

/** Asks before something is done, with a reason where one is wanted, does it once and tells of it. */
export function ConfirmedDialog({ title, confirmLabel, tone, reason, children, ...options }: ConfirmedDialogProps) {
  const { asking, ...driven } = useConfirmed(options);
  return (
    <ConfirmDialog {...driven} title={title} confirmLabel={confirmLabel} tone={tone} reason={reason && asking(reason)}>
      {children}
    </ConfirmDialog>
  );
}
