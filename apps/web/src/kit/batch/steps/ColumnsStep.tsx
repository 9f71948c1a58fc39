import { useState, type ReactNode } from 'react';
import { Button, DialogBody, DialogFoot, Notice, SelectField } from '@so-the/ui';
import { FormSection } from '../../form/FormSection.tsx';
import type { ImportPlan } from '../importPlan.ts';
import type { ColumnChoice } from '../reading/readLines.ts';
import { rememberedColumns } from '../reading/rememberedColumns.ts';
import type { SheetSurvey } from '../reading/survey.ts';
import { claimedTwice, columnLetters } from '../reading/titles.ts';

/** Props of {@link ColumnsStep}. */
export interface ColumnsStepProps {
  plan: ImportPlan;
  sheet: SheetSurvey;
  /** Gets what each title of the sheet means, from left. */
  onTake: (columns: ColumnChoice) => unknown;
  /** Buttons at the left of the foot. */
  back: ReactNode;
  onClose: () => void;
}

/** "Cột nào là gì": each title of a file with what it holds, and what it is taken for. Titles that mean the same are proposed. */
export function ColumnsStep({ plan: { noun, fields }, sheet, onTake, back, onClose }: ColumnsStepProps) {
  const [columns, setColumns] = useState<ColumnChoice>(() => rememberedColumns(noun, sheet.titles) ?? proposed(sheet));
  const chosen = columns.flatMap(({ field }) => field ?? []);
  const missing = fields.filter(({ field, required }) => required && !chosen.includes(field));
  const twice = fields.filter(({ field }) => chosen.filter((one) => one === field).length > 1);
  const choose = (at: number, field: string | null) =>
    setColumns(columns.map((column, place) => (place === at ? { ...column, field: field ?? undefined } : column)));
  return (
    <>
      <DialogBody>
        <div className="batch">
          <p>Chọn nội dung của từng cột trong tệp. Lần sau, tệp cùng tên cột được đọc như vậy.</p>
          {missing.length > 0 && (
            <Notice tone="warning">
              Thiếu cột: {missing.map(({ header }) => header).join(', ')}. Chọn ở dưới, hoặc chọn tệp khác.
            </Notice>
          )}
          {twice.length > 0 && (
            <Notice tone="error">Hai cột cùng là {twice.map(({ header }) => header).join(', ')}: chỉ giữ một</Notice>
          )}
          <FormSection>
            {sheet.titles.columns.map(({ place, title }, at) => (
              <SelectField
                key={place}
                label={`Cột ${columnLetters(place)}: ${title}`}
                hint={hintOf(sheet, at)}
                placeholder="Không dùng"
                options={fields.map(({ field, header }) => ({ value: field, label: header }))}
                value={columns[at]?.field ?? null}
                onChange={(field) => choose(at, field)}
              />
            ))}
          </FormSection>
        </div>
      </DialogBody>
      <DialogFoot start={back}>
        <Button onClick={onClose}>Đóng</Button>
        <Button
          variant="primary"
          disabled={missing.length > 0 || twice.length > 0}
          onClick={() => void onTake(columns)}
        >
          Xem trước
        </Button>
      </DialogFoot>
    </>
  );
}

/** What the titles mean; of two that claim one field neither is taken, so that a person says which. */
function proposed({ titles }: SheetSurvey): ColumnChoice {
  const twice = claimedTwice(titles);
  return titles.columns.map(({ place, field }) => ({
    place,
    field: field !== undefined && twice.includes(field) ? undefined : field,
  }));
}

function hintOf({ samples, titles }: SheetSurvey, at: number): string | undefined {
  const column = titles.columns[at];
  const isTwice = column?.field !== undefined && claimedTwice(titles).includes(column.field);
  const sample = [...new Set(samples[at])].map(shortened).join(' · ');
  return [isTwice && 'Có hai cột cùng tên', sample && `Ví dụ: ${sample}`].filter(Boolean).join('. ') || undefined;
}

/** So many letters of a sample are shown. */
const SHOWN = 40;

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1).trimEnd()}…` : text;
}
