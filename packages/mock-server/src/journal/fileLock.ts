import fs from 'node:fs';

/** Another server works on the same file. */
class FileInUse extends Error {
  constructor(file: string, pid: number) {
    super(`${file} is in use by another server (process ${pid}).`);
    this.name = 'FileInUse';
  }
}

/**
 * Takes a file for this process alone. The lock of a process that was killed is taken over.
 *
 * @returns gives the file back
 * @throws FileInUse
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`;
  const holder = holderOf(lock);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) throw new FileInUse(file, holder);
  fs.writeFileSync(lock, String(process.pid), { mode: 0o600 });
  return () => fs.rmSync(lock, { force: true });
}

function holderOf(lock: string): number | undefined {
  if (!fs.existsSync(lock)) return undefined;
  const pid = Number(fs.readFileSync(lock, 'utf8'));
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
