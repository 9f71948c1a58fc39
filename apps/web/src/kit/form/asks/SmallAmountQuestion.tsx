import type { KeyboardEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot } from '@so-the/ui';
import { groupDigits } from '@so-the/ui/format';
import type { SmallAmount } from './smallAmounts.ts';

/** Asks whether a small amount means thousands or millions: Enter takes them, D what was typed, Escape goes back. */
export function SmallAmountQuestion({ asked }: { asked: SmallAmount }) {
  const { typed, meant, answer } = asked;
  const press = (event: KeyboardEvent) => {
    if (event.code !== 'KeyD' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    answer(typed);
  };
  const keys = { onKeyDown: press };
  return (
    <Dialog
      title={`${groupDigits(typed)} → ${groupDigits(meant)} đ?`}
      size="small"
      role="alertdialog"
      onClose={() => answer(null)}
    >
      <div {...keys}>
        <DialogBody>
          <p>Số tiền nhỏ hơn thường lệ. Phím Enter lấy {groupDigits(meant)} đ, phím D giữ đúng số đã gõ.</p>
        </DialogBody>
        <DialogFoot>
          <Button onClick={() => answer(typed)}>Đúng {groupDigits(typed)} đ</Button>
          <Button variant="primary" onClick={() => answer(meant)}>
            Lấy {groupDigits(meant)} đ
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
