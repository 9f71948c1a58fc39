import type { ImportCells, ImportField } from './importTable.ts';
import type { BatchAnswer } from './useBatch.ts';

const OR = new Intl.ListFormat('vi', { type: 'disjunction' });

/** The server's answer with the words that a column of choices may hold: the server names their numbers, which nobody types. */
export function inWords<Answer extends BatchAnswer>(
  fields: readonly ImportField[],
  rows: readonly ImportCells[],
  answer: Answer,
): Answer {
  const choices = new Map(fields.flatMap((field) => (field.kind === 'choice' ? [[`/${field.field}`, field]] : [])));
  const Rows = answer.Data.Rows.map((said, place) => ({
    ...said,
    Errors: said.Errors.map((fault) => {
      const { field = '', header, options = [] } = choices.get(fault.path) ?? {};
      const isWord = options.every(({ value }) => value !== rows[place]?.[field]);
      return header && isWord
        ? { ...fault, message: `${header} phải là ${OR.format(options.map(({ label }) => label))}` }
        : fault;
    }),
  }));
  return { ...answer, Data: { ...answer.Data, Rows } };
}
