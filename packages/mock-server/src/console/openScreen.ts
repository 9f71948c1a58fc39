import type { CapsuleScreen } from '../capsule/capsule.ts';
import { scenarioPasswordOf } from '../seed/passwords.ts';
import { mockApi } from './mockApi.ts';

/** A screen with who looks at it; without a theme the one of this browser stays. */
type Screen = Pick<CapsuleScreen, 'userName' | 'shopId' | 'address'> & Partial<Pick<CapsuleScreen, 'theme'>>;

/** Opens the app where somebody was: logged in as they, in their shop and theme. */
export async function openScreen({ userName, shopId, address, theme }: Screen): Promise<void> {
  const user = await mockApi.logIn(userName, scenarioPasswordOf(userName));
  const { ShopName } = await mockApi.shop(shopId);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', user.Token);
  localStorage.setItem('shop', JSON.stringify({ ShopID: shopId, ShopName }));
  if (theme !== undefined) document.cookie = `appearance=${theme}.normal; Path=/; SameSite=Strict`;
  location.assign(address);
}
