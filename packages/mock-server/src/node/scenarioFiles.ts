/** A world that plays a scenario file, and one that writes what was done in it as such a file. */
import { operations } from '@so-the/api-client';
import { copyOfWorld, loadWorld, type World, type WorldSnapshot } from '../core/store/world.ts';
import { Refused } from '../faults/refused.ts';
import { faultsOf } from '../faults/scenarioFaults.ts';
import { beginningOf, type Beginning } from '../scenarioFiles/beginning.ts';
import { playScenarioFile, type PlayedCall } from '../scenarioFiles/playScenarioFile.ts';
import { recordScenario, type Recording } from '../scenarioFiles/recordScenario.ts';
import type { ScenarioFile } from '../scenarioFiles/scenarioFile.ts';
import { seedWorld, type SeedOptions } from '../seed/seedWorld.ts';
import type { MockHost } from './mockHost.ts';

/**
 * Goes on with the world of a checked scenario file, its moment, faults and calls. It is played aside and takes the world's
 * place when all calls were carried out.
 *
 * @throws Refused for a call that is refused, StorageRefused when the world's file cannot be written; all then stays
 */
export function playInto(host: MockHost, file: ScenarioFile): Beginning {
  const begun = beginningOf(file);
  const { world, now, calls, last } = playScenarioFile(file, seeded(begun));
  const { scenario, seed, size } = begun;
  host.restore(world, { scenario, seed, size });
  host.clock.set(now);
  host.faults.replace(file.faults ?? faultsOf(scenario));
  const beginning = { at: begun.now, after: host.log.last, file, last };
  host.beginning = beginning;
  for (const call of calls) note(host, call);
  return beginning;
}

/**
 * What was done in a world since it began, as a scenario file.
 *
 * @throws Refused for a world that did not begin with a scenario
 */
export function recordingOf(host: MockHost): Recording {
  const { beginning, origin } = host;
  if (!beginning) {
    throw new Refused(
      '',
      'Dữ liệu này mở từ gói, bản chụp, nhánh hoặc tệp đã lưu nên không ghi được; hãy nạp một kịch bản rồi thao tác lại',
    );
  }
  const kept = host.log.after(beginning.after);
  const { scenario, told } = recordScenario(
    kept.map(({ line, exchange }) => ({ ...exchange, at: line.at, fault: line.fault })),
    {
      origin,
      begunAt: beginning.at,
      faults: host.faults.remaining,
      openAt: beginning.file?.openAt,
      nameOf: (userId) => host.world.users.get(userId)?.UserName,
    },
  );
  const first = kept[0]?.line.id ?? host.log.last + 1;
  const isWhole = first === beginning.after + 1;
  return { scenario, told: isWhole ? told : [FORGOTTEN, ...told] };
}

const FORGOTTEN = 'Nhật ký không còn những lời gọi đầu, kịch bản thiếu chúng';

/** The last beginning of a file: a file that is written is played again and again. */
let last: { key: string; snapshot: WorldSnapshot } | undefined;

/** Never a world kept from earlier: a file plays the same wherever and whenever it is played. */
function seeded(options: SeedOptions): World {
  const key = JSON.stringify(options);
  if (last?.key === key) return loadWorld(last.snapshot);
  const world = seedWorld(options);
  if (options.size !== 'large') last = { key, snapshot: copyOfWorld(world) };
  return world;
}

/** Calls of a file stand in the log as if they had come over HTTP. */
function note({ log }: MockHost, { id, at, input, session, reply }: PlayedCall): void {
  const { method, path } = operations[id];
  const { Result: result, Code: code } = reply.body;
  const { userId, shopId } = session ?? { userId: 0, shopId: 0 };
  log.add(
    { at, method, path, operationId: id, userId, shopId, status: reply.status, result, code, ms: 0 },
    { id, input, session, reply },
  );
}
