import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from './contractDocument.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/** Source text of `schema.gen.ts`: the TypeScript types of all paths, operations and records; binary fields become `Blob`. */
export async function schemaTypes(document: ContractDocument): Promise<string> {
  const source = JSON.parse(JSON.stringify(document)) as OpenAPI3;
  const nodes = await openapiTS(source, { transform: blobForBinary, silent: true });
  return HEADER + astToString(nodes);
}

function blobForBinary(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema.format !== 'binary') return undefined;
  return ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));
}
