import type { ReactNode, Ref } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Button, Notice } from '@so-the/ui';
import { ConflictNotice } from './sending/ConflictNotice.tsx';
import { FieldLabels } from './fieldLabels.ts';
import { FieldRailsContext } from './asks/fieldRails.ts';
import { InputFactsContext, type InputFacts } from './inputFacts.ts';
import { LeaveGuard } from './drafts/LeaveGuard.tsx';
import { MeaningsContext } from './asks/smallAmounts.ts';
import { SmallAmountQuestion } from './asks/SmallAmountQuestion.tsx';
import type { FormEngine } from './useFormEngine.ts';
import './EngineFields.css';

/** Props of {@link EngineFields}. */
export interface EngineFieldsProps<Values extends FieldValues> {
  engine: FormEngine<Values>;
  /** What the contract says of the fields, as the client's `…Fields` have it: what is required, how long a text is. */
  input?: InputFacts;
  /** Where the fields stand. */
  fieldsRef?: Ref<HTMLDivElement>;
  /** The form stands in its page, where another form may be opened over it: only leaving the page asks. Default false. */
  inPlace?: boolean;
  /** The fields, made by `formFields`. */
  children: ReactNode;
}

const none: InputFacts = {};

/** The fields of a form on its engine, with what it has to tell above them; unsaved changes are guarded against leaving the page. */
export function EngineFields<Values extends FieldValues>(props: EngineFieldsProps<Values>) {
  const { engine, input = none, fieldsRef, inPlace = false, children } = props;
  const { form, labels, rails, small, restored, conflict, passing, startOver } = engine;
  return (
    <>
      <LeaveGuard when={form.formState.isDirty} passing={passing} inPlace={inPlace} />
      {restored && (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={startOver}>
              Bỏ nội dung này
            </Button>
          }
        >
          Đã khôi phục nội dung bạn nhập trước khi phiên đăng nhập hết hạn. Chưa có gì được ghi.
        </Notice>
      )}
      {conflict && <ConflictNotice conflict={conflict} labels={labels} />}
      <div className="engine-fields" ref={fieldsRef}>
        <FieldLabels value={labels}>
          <InputFactsContext value={input}>
            <FieldRailsContext value={rails}>
              <MeaningsContext value={small.meanings}>
                <FormProvider {...form}>{children}</FormProvider>
              </MeaningsContext>
            </FieldRailsContext>
          </InputFactsContext>
        </FieldLabels>
      </div>
      {small.asked && <SmallAmountQuestion asked={small.asked} />}
    </>
  );
}
