import fs from 'node:fs';
import { operations, type OperationId } from '@so-the/api-client';
import { WHOLE, type Bareness } from '../bare/bareness.ts';
import type { RequestInput } from '../contract/requestCheck.ts';
import type { World } from '../core/store/world.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { runningClock, type Clock } from '../engine/clock.ts';
import type { WorldHistory } from '../engine/history.ts';
import type { RandomHex } from '../engine/random.ts';
import type { EngineReply } from '../engine/envelope.ts';
import { readAhead } from '../core/reports/readAhead.ts';
import type { RememberedAnswer } from '../engine/rememberedAnswers.ts';
import { arrivedCall } from '../faults/callMatch.ts';
import type { Fault } from '../faults/faultRule.ts';
import { FaultSet } from '../faults/faultSet.ts';
import { faultsOf } from '../faults/scenarioFaults.ts';
import type { Disk } from '../journal/journalFile.ts';
import { lockFile } from '../journal/fileLock.ts';
import { WorldJournal, type Origin } from '../journal/worldJournal.ts';
import { StorageRefused } from '../journal/storageRefused.ts';
import { WriteQueue } from '../journal/writeQueue.ts';
import type { Beginning } from '../scenarioFiles/beginning.ts';
import { momentOf, seedMomentOf, seedWorld, type SeedOptions } from '../seed/seedWorld.ts';
import type { HostOptions } from './hostOptions.ts';
import type { PlayedWorlds } from './keptWorlds.ts';
import { RequestLog } from './requestLog.ts';

/** The engine of a server process with what belongs to its world alone: clock, faults, log, file, and the world's exchange. */
export class MockHost {
  readonly clock: Clock;
  /** Failures injected into the calls that come over HTTP. */
  readonly faults = new FaultSet();
  /** What callers over HTTP find missing of what the specification does not name; a new scenario leaves it. */
  bare: Bareness;
  /** The latest of those calls. */
  readonly log = new RequestLog((userId) => this.#engine?.world.users.get(userId)?.UserName);
  readonly #engineOptions: Pick<HostOptions, 'checkResponses' | 'ignoresUnknownNames'>;
  readonly #random: RandomHex | undefined;
  readonly #db: string | undefined;
  readonly #disk: Disk | undefined;
  readonly #keptWorlds: PlayedWorlds | undefined;
  readonly #queue: WriteQueue;
  readonly #unlock: () => void;
  #origin: Origin;
  #journal: WorldJournal | undefined;
  /** Absent while the world could not be brought back after a failed write. */
  #engine: Engine | undefined;
  /** How the world began; absent where that was no scenario. */
  beginning: Beginning | undefined;
  /** Each writes a world that was played, for the next start or reset. */
  readonly #unkept: (() => Promise<void>)[] = [];

  /** @throws when the file cannot be read or written, or holds something else */
  constructor({
    origin,
    db,
    disk,
    clock = runningClock(),
    random,
    keptWorlds,
    bare = WHOLE,
    ...engineOptions
  }: HostOptions) {
    this.clock = clock;
    this.bare = bare;
    this.#random = random;
    this.#engineOptions = engineOptions;
    this.#db = db;
    this.#disk = disk;
    this.#keptWorlds = keptWorlds;
    this.#origin = origin;
    this.#queue = this.#createQueue();
    this.#unlock = db === undefined ? () => undefined : lockFile(db);
    try {
      this.#engine = this.#start();
    } catch (error) {
      this.#unlock();
      throw error;
    }
  }

  /** What the world grew from. */
  get origin(): Origin {
    return this.#origin;
  }

  /** @throws while the world cannot be read back from a failing disk */
  get world(): World {
    return this.#current().world;
  }

  /** What its latest calls changed. */
  get history(): WorldHistory {
    return this.#current().history;
  }

  /** The answer to somebody without a session for a call; what they send need not be read. */
  refuseStranger(id: OperationId, session: EngineSession | null): EngineReply | undefined {
    return this.#current().refuseStranger(id, session);
  }

  /** Counts a call that arrived over HTTP, and says how it is to go wrong. */
  takeFault(id: OperationId, input: RequestInput, session: EngineSession | null): Fault | undefined {
    return this.faults.take(arrivedCall(id, input, session, this.#engine?.world));
  }

  /** Reads what a call has to wait for. */
  prepare(id: OperationId, input: EngineInput, session: EngineSession | null): Promise<EngineInput> {
    return this.#current().prepare(id, input, session);
  }

  /** Reads so many more records of what is kept of the world; gives whether all are read, as they are while there is no world. */
  readAhead(most: number): boolean {
    return !this.#engine || readAhead(this.#engine.world, most);
  }

  /** Carries out one call; a write is answered when it is kept. */
  call(id: OperationId, input: EngineInput, session: EngineSession | null): EngineReply | Promise<EngineReply> {
    if (!this.#journal || !operations[id].mutates) return this.#current().call(id, input, session);
    return this.#queue.submit(() => this.#current().call(id, input, session));
  }

  /**
   * Starts over with a new world, at the moment its scenario is set at, the machine's for most, and with the faults it is about.
   *
   * @throws StorageRefused when its file cannot be written; the world and its clock then stay
   */
  reset(origin: Origin): void {
    const shown = this.clock.now();
    this.clock.reset();
    try {
      this.#engine = this.#seed(origin);
    } catch (error) {
      this.clock.set(shown);
      throw error;
    }
  }

  /**
   * Goes on with another world, which grew from what this one did unless it is said.
   *
   * @throws StorageRefused when its file cannot be written; the world then stays
   */
  restore(world: World, origin = this.#origin): void {
    this.#engine = this.#adopt(origin, world);
    this.beginning = undefined;
  }

  /**
   * Keeps the worlds that were played since it was last asked to, as they were then, for the next start or reset.
   *
   * @throws when their folder cannot be written; they are then not kept
   */
  async keepPlayed(): Promise<void> {
    for (const keep of this.#unkept.splice(0)) await keep();
  }

  close(): void {
    this.#journal?.close();
    this.#unlock();
  }

  #current(): Engine {
    if (!this.#engine && this.#journal) this.#engine = this.#load(this.#journal);
    if (!this.#engine) throw new Error('The server has no world.');
    return this.#engine;
  }

  #start(): Engine {
    if (this.#db === undefined || !fs.existsSync(this.#db)) return this.#seed(this.#origin);
    this.#journal = WorldJournal.open(this.#db, this.#disk);
    const engine = this.#load(this.#journal);
    this.faults.replace(faultsOf(this.#origin.scenario));
    return engine;
  }

  #seed(origin: Origin): Engine {
    const asked = this.clock.now();
    const shown = momentOf(origin.scenario, asked);
    // Whole seconds are all that a world tells of its moment.
    const options = { ...origin, now: shown - (shown % 1000) };
    const engine = this.#adopt(origin, this.#keptWorlds?.take(options) ?? this.#play(options));
    if (shown !== asked) this.clock.set(shown);
    this.beginning = { at: seedMomentOf(engine.world, options.now), after: this.log.last };
    this.faults.replace(faultsOf(origin.scenario));
    return engine;
  }

  #play(options: SeedOptions): World {
    const world = seedWorld(options);
    const keep = this.#keptWorlds?.keep(options, world);
    if (keep) this.#unkept.push(keep);
    return world;
  }

  #adopt(origin: Origin, world: World): Engine {
    if (this.#db !== undefined) {
      const journal = this.#createJournal(this.#db, origin, world);
      this.#journal?.close();
      this.#journal = journal;
    }
    this.#origin = origin;
    return this.#engineOver(world, []);
  }

  #createJournal(db: string, origin: Origin, world: World): WorldJournal {
    try {
      return WorldJournal.create(db, origin, world, this.#disk);
    } catch (error) {
      // Before there is a world, the start fails with the reason of the system itself.
      throw this.#journal ? new StorageRefused(error) : error;
    }
  }

  #load(journal: WorldJournal): Engine {
    const { origin, world, answers } = journal.load();
    this.#origin = origin;
    return this.#engineOver(world, answers);
  }

  #engineOver(world: World, answers: readonly RememberedAnswer[]): Engine {
    const engine = createEngine({
      world,
      clock: this.clock,
      random: this.#random,
      faults: this.faults,
      ...this.#engineOptions,
      keepChanges: this.#db !== undefined,
    });
    answers.forEach((answer) => engine.answers.put(answer));
    return engine;
  }

  #createQueue(): WriteQueue {
    return new WriteQueue({
      canWrite: () => this.#journal?.canWrite() ?? true,
      takeChanges: () => this.#current().changes.take(),
      keep: (changes) => this.#journal?.append(changes),
      rollBack: () => {
        this.#engine = undefined;
      },
    });
  }
}
