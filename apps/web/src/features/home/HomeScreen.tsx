import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { useSession } from '../../session/useSession.ts';
import { CompanyHome } from './CompanyHome.tsx';
import { ShopHome } from './ShopHome.tsx';
import './home.css';

/** / */
export function HomeScreen() {
  return useSession().shop.ShopID === COMPANY_SHOP_ID ? <CompanyHome /> : <ShopHome />;
}
