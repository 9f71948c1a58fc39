import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { isWhole } from '../core/history/oneLine.ts';
import { EVERY_WRITE, type Write } from '../testing/everyWrite.ts';
import { openChain, type OpenChain } from '../testing/openChain.ts';
import { inputOf, makeWrite } from '../testing/writers.ts';

const writing = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].mutates);

test('every call that writes leaves exactly one line: who, where, when and what, without a line break, after all others', () => {
  const chain = openChain();
  const { world } = chain.owner.engine;
  const done = new Set<OperationId>();
  for (const write of EVERY_WRITE) {
    const before = [...world.actions.rows];
    expect([write.id, makeWrite(chain, write).body.Result]).toEqual([write.id, 1]);
    const lines = world.actions.rows;
    expect(lines.slice(0, before.length).every((line, place) => line === before[place])).toBe(true);
    const fresh = lines.slice(before.length);
    const [line, ...others] = fresh.filter(isWhole);
    expect([write.id, others]).toEqual([write.id, []]);
    expect(fresh.filter((part) => part !== line && part.PartOf !== line?.LogID)).toEqual([]);
    expect(line).toMatchObject({
      Call: write.id,
      At: '2026-11-20T09:00:00+07:00',
      LogID: before.length + fresh.length,
    });
    expect([line?.UserID, line?.ShopID]).toEqual(placeOf(chain, write, line));
    expect(line?.Note).toMatch(/^[^\r\n]{3,}$/);
    done.add(write.id);
  }
  expect(writing.filter((id) => !done.has(id))).toEqual([]);
  tellFigure(
    34,
    `${done.size} of ${writing.length} writing calls, ${EVERY_WRITE.length} made: 1 audit line each, 0 earlier lines changed`,
  );
});

test('every write somebody may not make leaves one line that says so, and nothing else', () => {
  const chain = openChain();
  const { engine } = chain.owner;
  const cashier = loggedIn(engine, 'cashier');
  const elsewhere = { ...cashier, shopId: -111 };
  let denied = 0;
  for (const write of EVERY_WRITE.filter(({ by }) => by !== 'nobody')) {
    for (const session of [cashier, elsewhere]) {
      const before = engine.world.actions.rows.length;
      const { status } = engine.call(write.id, inputOf(write), session);
      if (status !== 403) continue;
      expect([write.id, ...engine.changes.touched.map(({ name }) => name)]).toEqual([write.id, 'actions']);
      expect(engine.world.actions.rows.slice(before)).toMatchObject([
        { UserID: cashier.userId, ShopID: cashier.shopId, Call: write.id, Denied: true },
      ]);
      denied += 1;
    }
  }
  expect(denied).toBeGreaterThan(writing.length);
  tellFigure(34, `${denied} denied writes: 1 line each`);
});

/** Whoever logs in or registers is who the answer names; everybody else is the caller, in the shop of the call. */
function placeOf(
  { owner, company }: OpenChain,
  { by, id }: Write,
  line: { UserID: number; ShopID: number } | undefined,
) {
  if (by === 'nobody') return id === 'login' ? [owner.session.userId, owner.session.shopId] : [8, line?.ShopID];
  const { userId } = by === 'owner' ? owner.session : company.session;
  const { shopId } = by === 'company' ? company.session : owner.session;
  return [userId, id === 'pushStartMoney' ? line?.ShopID : shopId];
}
