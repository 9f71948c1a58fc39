import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The mock server as a process of its own, as `npm start` runs it. */
export interface MockProcess {
  /** Address of the app and the API, without a slash at its end. */
  url: string;
  /** Milliseconds from starting the process to its first answered call. */
  startupMs: number;
  stop: () => Promise<void>;
}

/**
 * Starts the server and waits until it answers a login.
 * @throws Error when it has not answered within `patienceMs` (default 30,000).
 */
export async function startMock(port: number, options: string[] = [], patienceMs = 30_000): Promise<MockProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, ['packages/mock-server/src/cli.ts', '--port', String(port), ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (performance.now() - started > patienceMs || child.exitCode !== null) {
      child.kill();
      throw new Error(`The mock server did not answer on port ${port} within ${patienceMs} ms.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { url, startupMs: performance.now() - started, stop: () => stopped(child) };
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
