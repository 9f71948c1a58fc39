import { Button, Dialog, DialogBody, DialogFoot, TextAreaField } from '@so-the/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readBuild } from '../../lib/build.ts';
import { readAppearance } from '../../session/appearance.ts';
import { useSession } from '../../session/useSession.ts';

/** Props of {@link CapsuleDialog}. */
export interface CapsuleDialogProps {
  onClose: () => void;
}

/** What was seen, in one file for a colleague: data, clock and faults of the mock server, and this screen. */
export function CapsuleDialog({ onClose }: CapsuleDialogProps) {
  const { user, shop } = useSession();
  const { pathname, search } = useLocation();
  const [note, setNote] = useState('');
  const { commit, date } = readBuild();
  const told = {
    user: user.UserName,
    shop: String(shop.ShopID),
    address: `${pathname}${search}`,
    theme: readAppearance().theme,
    width: String(window.innerWidth),
    build: `${commit} ${date}`.trim(),
    note,
  };
  const take = () => {
    const link = document.createElement('a');
    link.href = `/_mock/capsule?${new URLSearchParams(told).toString()}`;
    link.download = 'trang-thai.so-the';
    link.click();
    onClose();
  };
  return (
    <Dialog title="Gói trạng thái" onClose={onClose}>
      <DialogBody>
        <p>
          Đồng nghiệp mở gói ở máy chủ giả lập của họ thì thấy đúng màn hình này. Gói không chứa mật khẩu hay token.
        </p>
        <TextAreaField label="Ghi chú" value={note} onChange={setNote} maxLength={1000} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        <Button variant="primary" onClick={take}>
          Tải gói về
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
