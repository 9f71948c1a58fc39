import { Notice, Panel } from '@so-the/ui';
import { useListWarningSchedulesQuery } from '../../api/scheduleWorkingApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';

/** The flags of one order with their causes (domain §2(k)). */
export function ContractWarnings({ scheduleId }: { scheduleId: number }) {
  const answer = answerOf(useListWarningSchedulesQuery({ ScheduleID: scheduleId }));
  return (
    <Panel title="Cảnh báo">
      <Answer of={answer} noun="cảnh báo">
        {({ Data: warnings }) =>
          warnings.length === 0 ? (
            <p>Không có cảnh báo.</p>
          ) : (
            warnings.map(({ Code, Message }) => (
              <Notice key={Code} tone="warning">
                {Message}
              </Notice>
            ))
          )
        }
      </Answer>
    </Panel>
  );
}
