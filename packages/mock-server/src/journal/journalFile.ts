import fs from 'node:fs';
import { dirname } from 'node:path';
import { decodeLine, encodeLine } from './logLine.ts';
import { readLines } from './readLines.ts';

/** The system calls an append needs; tests put a failing disk in their place. */
export interface Disk {
  writeSync(fd: number, bytes: Uint8Array, offset: number, length: number, position: number): number;
  fdatasyncSync(fd: number): void;
  ftruncateSync(fd: number, length: number): void;
}

/** The file was changed by something other than its server. */
export class JournalDamaged extends Error {
  constructor(file: string, line: number) {
    super(`${file} is damaged at line ${line}: the line does not match its checksum and others follow it.`);
    this.name = 'JournalDamaged';
  }
}

const PROBE = Buffer.alloc(4096, '#');

/**
 * An append-only file of records. A record is on the disk when {@link append} returns, and not at all when it throws;
 * a record torn by a crash is dropped at the next opening.
 */
export class JournalFile {
  readonly #file: string;
  readonly #fd: number;
  readonly #disk: Disk;
  /** Bytes of all complete records. */
  #length = 0;
  #isFailing = false;

  private constructor(file: string, disk: Disk) {
    this.#file = file;
    this.#disk = disk;
    this.#fd = fs.openSync(file, 'r+');
  }

  /** Opens a file that {@link JournalFile.create} made; its records must be read before the next one is appended. */
  static open(file: string, disk: Disk = fs): JournalFile {
    return new JournalFile(file, disk);
  }

  /** Writes a new file, readable by its owner alone; it appears whole or not at all, and replaces an older one. */
  static create(file: string, records: Iterable<unknown>, disk: Disk = fs): JournalFile {
    const draft = `${file}.new`;
    const fd = fs.openSync(draft, 'w', 0o600);
    try {
      let length = 0;
      for (const record of records) length = writeWhole(disk, fd, Buffer.from(encodeLine(record)), length);
      disk.fdatasyncSync(fd);
      fs.renameSync(draft, file);
    } catch (error) {
      fs.rmSync(draft, { force: true });
      throw error;
    } finally {
      fs.closeSync(fd);
    }
    syncFolder(dirname(file));
    const made = new JournalFile(file, disk);
    made.#length = fs.statSync(file).size;
    return made;
  }

  /** Whether the last append failed and no {@link probe} has succeeded since. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /**
   * All records, oldest first. Afterwards the file ends with the last of them. What a failed append left behind and
   * could not be cut is no record.
   *
   * @throws JournalDamaged when any but the last line is unreadable; another error when not even the first one is
   */
  *read(): Generator {
    const kept = this.#isFailing ? this.#length : Infinity;
    this.#length = 0;
    let torn = 0;
    let number = 0;
    for (const { text, end } of readLines(this.#fd)) {
      if (end > kept) break;
      number += 1;
      if (torn > 0) throw new JournalDamaged(this.#file, torn);
      const record = decodeLine(text);
      if (record === undefined && number > 1) {
        torn = number;
        continue;
      }
      if (record === undefined) break;
      this.#length = end;
      yield record;
    }
    if (this.#length === 0) throw new Error(`${this.#file} is no journal of this server; it was left as it is.`);
    if (fs.fstatSync(this.#fd).size > this.#length) this.#isFailing = !this.#cutIfPossible();
  }

  /** Puts a record on the disk. When it throws, the file is as before or will be before anything else is written. */
  append(record: unknown): void {
    const line = Buffer.from(encodeLine(record));
    this.#write(line);
    this.#length += line.length;
  }

  /** Tries whether the disk takes writes again, and leaves nothing behind. */
  probe(): boolean {
    try {
      this.#write(PROBE);
      this.#cut();
      return true;
    } catch {
      this.#isFailing = true;
      return false;
    }
  }

  close(): void {
    fs.closeSync(this.#fd);
  }

  #write(bytes: Uint8Array): void {
    try {
      if (this.#isFailing) this.#cut();
      writeWhole(this.#disk, this.#fd, bytes, this.#length);
      this.#disk.fdatasyncSync(this.#fd);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#cutIfPossible();
      this.#isFailing = true;
      throw error;
    }
  }

  #cut(): void {
    this.#disk.ftruncateSync(this.#fd, this.#length);
  }

  /** A tail that cannot be cut now is cut before the next write, and is torn for every reader until then. */
  #cutIfPossible(): boolean {
    try {
      this.#cut();
      return true;
    } catch {
      return false;
    }
  }
}

/** Writes all bytes from a position on, however many the disk takes at a time; gives the position behind them. */
function writeWhole(disk: Disk, fd: number, bytes: Uint8Array, position: number): number {
  let written = 0;
  while (written < bytes.length) {
    written += disk.writeSync(fd, bytes, written, bytes.length - written, position + written);
  }
  return position + bytes.length;
}

/** Makes a renamed file's name last; Windows does so by itself and opens no folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const fd = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
