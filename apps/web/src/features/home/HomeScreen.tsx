import { useIsCompany } from '../../session/useIsCompany.ts';
import { Skeleton } from '@so-the/ui';
import { onDemand } from '../../kit/answer/onDemand.tsx';
import { ShopHome } from './ShopHome.tsx';

export { askHome as askFirst } from './askHome.ts';
import './home.css';

const CompanyHome = onDemand(
  'company home',
  async () => (await import('./CompanyHome.tsx')).CompanyHome,
  <Skeleton lines={8} />,
);

/** / */
export function HomeScreen() {
  return useIsCompany() ? <CompanyHome /> : <ShopHome />;
}
