import { Button, toast } from '@so-the/ui';
import { COPY_REFUSED } from '../../../kit/list/chosen/copyRefused.ts';
import { useSession } from '../../../session/useSession.ts';
import { statementText, type Statement } from './statementText.ts';

/** Copies a statement as a text for a message. */
export function CopyStatement(statement: Omit<Statement, 'shop'>) {
  const { ShopName: shop } = useSession().shop;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(statementText({ shop, ...statement }));
      toast.success('Đã sao chép bảng kê');
    } catch {
      toast.error(COPY_REFUSED);
    }
  };
  return <Button onClick={() => void copy()}>Sao chép để gửi</Button>;
}
