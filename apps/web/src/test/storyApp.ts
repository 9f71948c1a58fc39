import type { Client, Data } from '@so-the/api-client';
import {
  createBrowserEngine,
  createMockAdapter,
  type Bareness,
  type BrowserEngineOptions,
  type Engine,
  type FaultRule,
} from '@so-the/mock-server/browser';
import { toast } from '@so-the/ui';
import { setClockAhead } from '@so-the/ui/format';
import { createAppClient } from '../api/appClient.ts';
import { startMissingCalls } from '../api/missingCalls.ts';
import { guardClient } from '../api/guardClient.ts';
import { baseApi } from '../api/baseApi.ts';
import { forgetLostWrites } from '../api/sendPressed.ts';
import { setFirstPause } from '../api/baseQuery.ts';
import { hearServerTime } from '../app/hearServerTime.ts';
import { tellRefusal } from '../app/tellRefusal.ts';
import { createStore, type AppStore } from '../app/store.ts';
import { readConfig } from '../lib/config/readConfig.ts';
import { setConfig } from '../lib/config/config.ts';
import { closeKeySheet } from '../app/shell/keySheetStore.ts';
import { forgetRecords } from '../app/palette/recent.ts';
import { dropDrafts } from '../lib/drafts.ts';
import { keepDeviceInMemory } from '../session/device.ts';
import { keepKeyBelief } from '../session/keyBelief.ts';
import { dropPreferences } from '../session/preferences.ts';
import { rememberUserName } from '../session/rememberedUserName.ts';
import { startSession, switchShop } from '../session/session.ts';
import { keepInMemory } from '../session/storage.ts';
import { shopOf } from '../session/stored.ts';
import { ask, logIn, type AccountName } from './askEngine.ts';
import { grantAll, grantNothing } from './grantRights.ts';
import { proposeBoth } from './proposals.ts';
import { addEmptyAccount, setNegativeFunds } from './shortFunds.ts';
import { answering, type Answers } from './answering.ts';
import { playClock } from '../../../../scripts/clock/playClock.ts';
import { STORY_NOW } from './storyClock.ts';

/** What a story starts from. */
export interface StoryWorld extends Partial<BrowserEngineOptions> {
  /** Who is logged in; null for a visitor. Default `chushop`. */
  as?: AccountName | null;
  /** Somebody else of the world who is logged in, with the password of the scenario. Default: `as`. */
  colleague?: string;
  /** Shop that is worked on. Default: that of who is logged in. */
  shop?: number;
  /** `taken`: who is logged in had every right a moment ago and has none any more. Default: those of the scenario. */
  rights?: 'taken';
  /** What the shop does when a fund is short; it then has an account with nothing in it. Default: as the scenario has it. */
  negativeFunds?: 1 | 2 | 3;
  /** Who proposed a loss and an adjustment that wait. Default: only what the scenario has waits. */
  proposedBy?: AccountName;
  /** What "Ghi nhớ đăng nhập" kept on this device. Default: nothing. */
  rememberedUserName?: string;
  /** How calls go wrong, the first rule that fits to decide. Default: none does. */
  faults?: BrowserEngineOptions['faults'];
  /** What happened in the world before anybody logs in. Default: only what the scenario has. */
  prepare?: (engine: Engine) => void;
  /** What of an API's calls and fields is missing that the specification does not name. Default: nothing. */
  bare?: Bareness;
  /** Contents of `config.json`. Default: what an empty file means. */
  config?: object;
  /** Hears each call with its answer, and gives what the app gets instead. Default: the answer as it is. */
  answers?: Answers;
}

/** One story's own app: engine, client and store that nothing else shares. */
export interface StoryApp {
  engine: Engine;
  client: Client;
  store: AppStore;
  /** Lets the page's clock go on, cuts off the calls under way and lets go of the store: the next story has its own. */
  stop: () => void;
}

/** What the story that is shown runs on. */
let shown: Engine | undefined;

/** From now on every call of the story that is shown goes right. */
export function endFaults(): void {
  setFaults();
}

/** From now on calls of the story that is shown go wrong like this, and like nothing before. */
export function setFaults(...rules: FaultRule[]): void {
  shownEngine().faults.replace(rules);
}

/**
 * What the story that is shown runs on: what somebody else does meanwhile is asked of it.
 *
 * @throws Error when no story runs on a world of its own
 */
export function shownEngine(): Engine {
  if (!shown) throw new Error('No story runs on a world of its own: withApp starts one.');
  return shown;
}

/** The app's client, whose calls go to the world in the page. */
function storyClient(adapter: ReturnType<typeof createMockAdapter>): Client {
  const options = { baseUrl: '', adapter, onRefused: tellRefusal, onServerTime: hearServerTime };
  return guardClient(createAppClient(options));
}

/** Starts a fresh world, logs in, and holds the clock of the page where the world's clock stands. */
export function startStoryApp({ as = 'chushop', config = {}, now = STORY_NOW, ...rest }: StoryWorld): StoryApp {
  const {
    faults,
    rememberedUserName,
    rights,
    negativeFunds,
    proposedBy,
    answers,
    prepare,
    shop,
    colleague,
    bare,
    ...world
  } = rest;
  const engine = createBrowserEngine({ ...world, now, faults });
  const letClockGo = playClock({ at: engine.clock.now(), runs: false });
  const ended = new AbortController();
  keepInMemory();
  keepDeviceInMemory();
  dropPreferences();
  if (rememberedUserName) void rememberUserName(rememberedUserName, true);
  dropDrafts();
  forgetRecords();
  forgetLostWrites();
  closeKeySheet();
  toast.clear();
  setClockAhead(0);
  const { config: read } = readConfig(config);
  setConfig(read);
  startMissingCalls('', read.missingCalls);
  setFirstPause(0);
  shown = engine;
  prepare?.(engine);
  const adapter = createMockAdapter(engine, bare);
  const client = storyClient(answers ? answering(adapter, answers) : adapter);
  const store = createStore(client, ended.signal);
  const stop = () => {
    ended.abort();
    store.dispatch(baseApi.util.resetApiState());
    letClockGo();
  };
  if (as && negativeFunds) {
    setNegativeFunds(engine, as, negativeFunds);
    addEmptyAccount(engine, as);
  }
  if (proposedBy) proposeBoth(engine, proposedBy);
  if (as && rights) grantAll(engine, as);
  const user = as && logIn(engine, colleague ?? as);
  if (user) startSession(user);
  // The answer to the login has said so.
  if (user) keepKeyBelief('', 'announced');
  if (as && rights) grantNothing(engine, as);
  if (user && shop !== undefined) workOn(engine, user, shop);
  return { engine, client, store, stop };
}

/** Switches to a shop that the person may work on; another is left alone, as the shop switcher does not offer it. */
function workOn(engine: Engine, { Token, UserID, ShopID }: Data<'login'>, shopId: number): void {
  const session = { token: Token, userId: UserID, shopId: ShopID };
  const shops = ask(engine, 'listActiveShops', { query: {} }, session).Data;
  const shop = shops.find((each) => each.ShopID === shopId);
  if (shop) switchShop(shopOf(shop));
}
