/**
 * What this device keeps across logins: choices, never a secret. It stands apart from local storage, because a logout
 * clears that as a whole (specification §4).
 */
const DATABASE = 'so-the';
const STORE = 'device';

let memory: Map<string, unknown> | null = null;

/** Replaces the device's store by fresh memory, for stories and tests side by side. */
export function keepDeviceInMemory(): void {
  memory = new Map();
}

/** Reads one choice; undefined when there is none or the browser keeps nothing. */
export async function readChoice(key: string): Promise<unknown> {
  if (memory) return memory.get(key);
  try {
    return await run('readonly', (store) => store.get(key) as IDBRequest<unknown>);
  } catch {
    return undefined;
  }
}

/** Keeps one choice; undefined forgets it. A browser that keeps nothing loses it with the page. */
export async function writeChoice(key: string, value: unknown): Promise<void> {
  if (memory) {
    memory.set(key, value);
    return;
  }
  try {
    if (value === undefined) await run('readwrite', (store) => store.delete(key));
    else await run('readwrite', (store) => store.put(value, key));
  } catch {
    return;
  }
}

async function run<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>) {
  const database = await settled(openDatabase());
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function openDatabase(): IDBOpenDBRequest {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  return opening;
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device store refused.')));
  });
}
