import { useState } from 'react';
import { Button, groupDigits, RadioField } from '@so-the/ui';
import type { SheetSurvey } from '../reading/survey.ts';

/** Props of {@link SheetStep}. */
export interface SheetStepProps {
  /** Sheets whose titles fit. */
  sheets: readonly SheetSurvey[];
  onTake: (sheet: SheetSurvey) => unknown;
}

/** Asks which of several sheets that fit is meant. */
export function SheetStep({ sheets, onTake }: SheetStepProps) {
  const [place, setPlace] = useState<number | null>(null);
  const chosen = sheets.find((sheet) => sheet.place === place);
  return (
    <>
      <RadioField
        label="Tệp có nhiều trang khớp: đọc trang nào?"
        options={sheets.map((sheet) => ({
          value: sheet.place,
          label: `${sheet.name} (${groupDigits(sheet.lines)} dòng)`,
        }))}
        value={place}
        onChange={setPlace}
      />
      <Button variant="primary" disabled={!chosen} onClick={() => chosen && void onTake(chosen)}>
        Đọc trang này
      </Button>
    </>
  );
}
