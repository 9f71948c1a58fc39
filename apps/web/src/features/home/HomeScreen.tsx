import { useIsCompany } from '../../session/useIsCompany.ts';
import { CompanyHome } from './CompanyHome.tsx';
import { ShopHome } from './ShopHome.tsx';
import './home.css';

/** / */
export function HomeScreen() {
  return useIsCompany() ? <CompanyHome /> : <ShopHome />;
}
