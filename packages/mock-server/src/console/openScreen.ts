import type { CapsuleScreen } from '../capsule/capsule.ts';
import { scenarioPasswordOf } from '../seed/passwords.ts';
import { mockApi } from './mockApi.ts';

/** Opens the app where a capsule's tester was: logged in as they, in their shop and theme. */
export async function openScreen({ userName, shopId, address, theme }: CapsuleScreen): Promise<void> {
  const user = await mockApi.logIn(userName, scenarioPasswordOf(userName));
  const { ShopName } = await mockApi.shop(shopId);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', user.Token);
  localStorage.setItem('shop', JSON.stringify({ ShopID: shopId, ShopName }));
  document.cookie = `appearance=${theme}.normal; Path=/; SameSite=Strict`;
  location.assign(address);
}
