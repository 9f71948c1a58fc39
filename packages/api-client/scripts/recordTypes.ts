import type { ContractDocument } from './contractDocument.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/** Source text of `records.gen.ts`: every named schema as a type of its own name. */
export function recordTypes(document: ContractDocument): string {
  const names = Object.keys(document.components?.schemas ?? {});
  const lines = names.map((name) => `export type ${name} = Schemas['${name}'];`);
  return `${HEADER}import type { components } from './schema.gen.ts';\n\ntype Schemas = components['schemas'];\n\n${lines.join('\n')}\n`;
}
