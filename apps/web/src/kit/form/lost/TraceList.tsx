import { Link } from '@so-the/ui';
import type { Trace } from './look.ts';
import { traceWords } from './traceWords.ts';

/** Records that may be the lost write, each with who and when, and the way to it. */
export function TraceList({ traces }: { traces: readonly Trace[] }) {
  return traces.map((trace) => (
    <div key={JSON.stringify(trace)}>
      {traceWords(trace)}
      {trace.isDoubtful && ' (đã hủy)'}
      {trace.href !== undefined && (
        <>
          {' · '}
          <Link href={trace.href} target="_blank">
            Xem
          </Link>
        </>
      )}
    </div>
  ));
}
