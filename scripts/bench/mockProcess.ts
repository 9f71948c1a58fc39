import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The mock server as a process of its own, as `npm start` runs it. */
export interface MockProcess {
  /** Address of the app and the API, without a slash at its end. */
  url: string;
  /** Milliseconds from starting the process to its first answered call. */
  startupMs: number;
  /** Processor milliseconds it used until then; absent where the system does not tell. */
  startupCpuMs?: number;
  stop: () => Promise<void>;
}

/**
 * Starts the server and waits until it answers a login.
 *
 * @param cwd checkout whose build it is. Default this one
 * @throws Error when it has not answered within `patienceMs` (default 30,000).
 */
export async function startMock(
  port: number,
  options: string[] = [],
  patienceMs = 30_000,
  cwd = root,
): Promise<MockProcess> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['packages/mock-server/dist/server/cli.js', '--port', String(port), ...options],
    {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (performance.now() - started > patienceMs || child.exitCode !== null) {
      child.kill();
      throw new Error(`The mock server did not answer on port ${port} within ${patienceMs} ms.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startupMs = performance.now() - started;
  return { url, startupMs, startupCpuMs: cpuMsOf(child.pid), stop: () => stopped(child) };
}

/** Processor time of a process in milliseconds, as Linux tells it in hundredths of a second. */
function cpuMsOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid ?? 0}/stat`;
  if (!fs.existsSync(file)) return undefined;
  const [, after = ''] = fs.readFileSync(file, 'utf8').split(') ');
  const fields = after.split(' ').map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10;
}

/** The cashier’s account that every scenario has. */
const cashier = { UserName: 'nhanvien', Password: 'Nhanvien@123' } as const;

/** The owner's account that every scenario has. */
export const owner = { UserName: 'chushop', Password: 'Chushop@123' } as const;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/User/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cashier),
    });
    const { Result } = (await response.json()) as { Result: number };
    return Result === 1;
  } catch {
    return false;
  }
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
