import { OfflineBanner } from '@so-the/ui';
import { Outlet } from 'react-router';
import { useSession } from '../../session/useSession.ts';

/** Everything around a screen of the logged-in user. */
export function Shell() {
  const { shop } = useSession();
  return (
    <>
      <OfflineBanner />
      <main>
        <Outlet key={shop.ShopID} />
      </main>
    </>
  );
}
