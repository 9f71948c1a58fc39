import fs from 'node:fs';
import type { Disk } from '../journal/journalFile.ts';

/** A disk with little room, one that neither flushes nor cuts, or one that takes nothing at all. */
export class FailingDisk implements Disk {
  room = Infinity;
  isStuck = false;
  isReadOnly = false;

  writeSync(fd: number, bytes: Uint8Array, offset: number, length: number, position: number): number {
    this.#refuseWhenReadOnly();
    if (this.room <= 0) throw new Error('ENOSPC: no space left on device');
    const written = fs.writeSync(fd, bytes, offset, Math.min(length, this.room), position);
    this.room -= written;
    return written;
  }

  fdatasyncSync(fd: number): void {
    if (this.isStuck) throw new Error('EIO: i/o error');
    fs.fdatasyncSync(fd);
  }

  ftruncateSync(fd: number, length: number): void {
    this.#refuseWhenReadOnly();
    if (this.isStuck) throw new Error('EIO: i/o error');
    fs.ftruncateSync(fd, length);
  }

  #refuseWhenReadOnly(): void {
    if (this.isReadOnly) throw new Error('EROFS: read-only file system');
  }
}
