import { Notice, Skeleton } from '@so-the/ui';
import { useState } from 'react';
import { AccountsPanel } from './AccountsPanel.tsx';
import { CapsulePanel } from './CapsulePanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { ConsoleHeader } from './ConsoleHeader.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { FaultPanel, type Proposal } from './FaultPanel.tsx';
import { mockApi } from './mockApi.ts';
import { ReportsPanel } from './ReportsPanel.tsx';
import { RequestLogPanel } from './RequestLogPanel.tsx';
import { SamplesPanel } from './SamplesPanel.tsx';
import { ScenarioFilePanel } from './ScenarioFilePanel.tsx';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { SnapshotPanel } from './SnapshotPanel.tsx';
import { WorldsPanel } from './WorldsPanel.tsx';
import { usePolled } from './usePolled.ts';

const EVERY_MS = 5000;

/** Everything QA turns on the mock server, on one page. */
export function ControlConsole() {
  const { value, error, refresh } = usePolled(askServer, EVERY_MS);
  const current = value?.scenarios.scenarios.find(({ name }) => name === value.scenarios.current.scenario);
  const [proposal, setProposal] = useState<Proposal>();
  const propose = (operationId: string) => setProposal({ operationId, number: (proposal?.number ?? 0) + 1 });
  return (
    <main className="console">
      <ConsoleHeader
        scenario={current?.title}
        now={value?.now}
        failing={value?.faults.rules.filter(({ left }) => left !== 0).length ?? 0}
      />
      {error === undefined ? null : <Notice tone="error">{error}</Notice>}
      {value ? (
        <div className="console__columns">
          <div className="console__column">
            <div id="kich-ban">
              <ScenarioPanel scenarios={value.scenarios} onChange={refresh} />
            </div>
            <ScenarioFilePanel onChange={refresh} />
            <div id="dong-ho">
              <ClockPanel now={value.now} onChange={refresh} />
            </div>
            <div id="the-gioi">
              <WorldsPanel />
            </div>
            <HistoryPanel />
            <CapsulePanel onChange={refresh} />
            <SnapshotPanel onChange={refresh} />
            <SamplesPanel />
            <AccountsPanel />
          </div>
          <div className="console__column">
            <div id="loi-thu">
              <FaultPanel rules={value.faults.rules} proposal={proposal} onChange={refresh} />
            </div>
            <ReportsPanel />
            <div id="nhat-ky">
              <RequestLogPanel onPropose={propose} />
            </div>
          </div>
        </div>
      ) : error === undefined ? (
        <Loading />
      ) : null}
    </main>
  );
}

/** Holds the place until the server has answered for the first time. */
function Loading() {
  return (
    <>
      <output className="console__hint">Đang hỏi máy chủ…</output>
      <Skeleton lines={6} />
    </>
  );
}

async function askServer() {
  const [scenarios, clock, faults] = await Promise.all([mockApi.scenarios(), mockApi.clock(), mockApi.faults()]);
  return { scenarios, now: clock.now, faults };
}
