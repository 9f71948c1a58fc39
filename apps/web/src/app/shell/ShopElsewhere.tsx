import { Button, Notice } from '@so-the/ui';
import { useEffect, useState } from 'react';
import { onSession } from '../../session/session.ts';
import type { SessionShop } from '../../session/stored.ts';
import { useSession } from '../../session/useSession.ts';
import { useChangeShop } from './useChangeShop.ts';

/** Tells that another tab switched the shop. This tab keeps its own until the user follows. */
export function ShopElsewhere() {
  const { shop } = useSession();
  const changeShop = useChangeShop();
  const [other, setOther] = useState<SessionShop>();
  useEffect(
    () =>
      onSession((event) => {
        if (event.type === 'shopSwitchedElsewhere') setOther(event.shop);
        else setOther(undefined);
      }),
    [],
  );
  if (!other) return null;
  return (
    <Notice
      tone="info"
      action={
        <span className="shell__choice">
          <Button
            size="small"
            onClick={() => changeShop({ ...other, ShopAddress: other.Address, ShopPhone: other.Phone })}
          >
            Chuyển sang {other.ShopName}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setOther(undefined)}>
            Ở lại {shop.ShopName}
          </Button>
        </span>
      }
    >
      Một tab khác đã chuyển sang cửa hàng {other.ShopName}. Tab này vẫn làm việc với {shop.ShopName}.
    </Notice>
  );
}
