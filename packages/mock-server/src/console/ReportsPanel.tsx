import { Button, Empty, formatDateTime, Notice, Panel, StatusTag } from '@so-the/ui';
import { REPORT_KINDS, type KeptReport } from '../node/reports/appReport.ts';
import { mockApi } from './mockApi.ts';
import { usePolled } from './usePolled.ts';
import { useTask } from './useTask.ts';

const EVERY_MS = 5000;

/** Faults that the app reported by itself: what broke, where, in which build. */
export function ReportsPanel() {
  const { value = [], error, refresh } = usePolled(mockApi.reports, EVERY_MS);
  const { run } = useTask();
  const clear = () =>
    run('clear', async () => {
      await mockApi.clearReports();
      refresh();
      return 'Đã xóa báo lỗi';
    });
  return (
    <Panel
      title="Báo lỗi từ ứng dụng"
      aside={
        value.length > 0 && (
          <Button size="small" onClick={clear}>
            Xóa báo lỗi
          </Button>
        )
      }
      flush
    >
      {error === undefined ? null : <Notice tone="error">{error}</Notice>}
      {value.length === 0 ? (
        <Empty kind="noData">Chạy npm start -- --reports, lỗi của ứng dụng sẽ hiện ở đây.</Empty>
      ) : (
        <ul className="console__list" aria-label="Báo lỗi từ ứng dụng">
          {value.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Report({ report }: { report: KeptReport }) {
  const { at, kind, build, route, operation, status, name, type, message, stack, count } = report;
  const where = [formatDateTime(at), route, `bản ${build}`].filter((text) => text !== '').join(' · ');
  const what = [operation, status, name, type && `(${type})`].filter((part) => part !== undefined).join(' ');
  return (
    <li className="rule">
      <div>
        <StatusTag label={REPORT_KINDS[kind]} tone="danger" /> <strong>{what}</strong>
        {count > 1 ? ` ${count} lần` : null}
        {message === undefined ? null : <p>{message}</p>}
        <p>{where}</p>
        {stack ? (
          <details>
            <summary>Nơi xảy ra trong mã</summary>
            <pre className="console__json">{stack}</pre>
          </details>
        ) : null}
      </div>
    </li>
  );
}
