import { useState } from 'react';
import { posCodeInputFields, posCodeStatusOptions, type PosCodeLog } from '@so-the/api-client';
import { calls, useSavePosCodeStatusMutation } from '../../api/posApi.ts';
import { StatusFilter } from '../../kit/list/filters/StatusFilter.tsx';
import { useList } from '../../kit/list/useList.ts';
import { PosPartnerPicker } from '../../kit/pickers/PosPartnerPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { posCodeColumns } from './posCodeColumns.ts';
import { PosCodeFields } from './PosCodeFields.tsx';
import { PosCodeStepDialog } from './PosCodeStepDialog.tsx';
import { posCodeSteps, type PosCodeStep } from './posCodeSteps.ts';
import { posCodeFilters, posCodeFilterWords } from './posPartnerFilters.ts';

const Requests = recordScreen<PosCodeLog>({
  title: 'Yêu cầu mã POS',
  noun: 'yêu cầu mã POS',
  idOf: ({ LogID }) => LogID,
  nameOf: ({ PosCode }) => `yêu cầu mã ${PosCode}`,
});

/** Requests for POS codes, whatever became of them, with the steps that the person may take. */
export function PosCodes() {
  const list = useList({ path: PATHS.posPartners, call: calls.listPosCodeLogs, filters: posCodeFilters });
  const [saveCode] = useSavePosCodeStatusMutation();
  const [chosen, setChosen] = useState<{ code: PosCodeLog; step: PosCodeStep } | null>(null);
  const terminal = list.filter('PosPartnerID');
  return (
    <Requests list={list} description="Mỗi yêu cầu được duyệt hoặc từ chối một lần; mã đã duyệt có thể thu hồi.">
      <Requests.Filters words={posCodeFilterWords} placeholder="Mã POS hoặc tên máy">
        <PosPartnerPicker label="Máy" placeholder="Tất cả" {...terminal} />
        <StatusFilter list={list} options={posCodeStatusOptions} />
      </Requests.Filters>
      <Requests.Table
        columns={posCodeColumns}
        editable={false}
        actions={
          list.rights.approve
            ? (code) =>
                posCodeSteps(code).map((step) => ({
                  label: step.label,
                  danger: step.needsReason,
                  onSelect: () => setChosen({ code, step }),
                }))
            : undefined
        }
      />
      <Requests.Form
        input={posCodeInputFields}
        blank={{ PosCode: '', PosPartnerID: terminal.value ?? undefined }}
        save={(body, idempotencyKey) => saveCode({ body, idempotencyKey }).unwrap()}
      >
        <PosCodeFields />
      </Requests.Form>
      {chosen && <PosCodeStepDialog {...chosen} onStale={list.answer.refetch} onClose={() => setChosen(null)} />}
    </Requests>
  );
}
