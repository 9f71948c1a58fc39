import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { startServerProcess } from './serverProcess.ts';

const MIB = 1024 * 1024;

/** Takes the snapshot of a million lines away in a file and brings it back: time, size, and the most memory the server had. */
export async function measureSnapshot(show: (what: string, figure: string) => void): Promise<void> {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'so-the-snapshot-'));
  const file = path.join(folder, 'world.json');
  const server = await startServerProcess('ours', '', 'large', 'large');
  const place = `${server.url}/_mock/snapshot`;
  try {
    const before = (await server.usage()).peak;
    const out = await secondsOf(async () => {
      const [answer] = (await once(http.get(place), 'response')) as [http.IncomingMessage];
      await pipeline(answer, fs.createWriteStream(file));
    });
    const afterOut = (await server.usage()).peak;
    const back = await secondsOf(async () => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(place, { method: 'POST', headers, body: await fs.openAsBlob(file) });
      if (status !== 200) throw new Error(`The snapshot was answered ${status}.`);
    });
    const afterBack = (await server.usage()).peak;
    const peaks = [before, afterOut, afterBack].map((kib) => Math.round(kib / 1024)).join(' → ');
    const size = Math.round(fs.statSync(file).size / MIB);
    show('Snapshot of a million lines', `${size} MiB · out ${out} s · back ${back} s · peak memory ${peaks} MiB`);
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true });
  }
}

async function secondsOf(work: () => Promise<void>): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(1);
}
