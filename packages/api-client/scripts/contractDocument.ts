/** The bundled OpenAPI document as far as the generators read it; every schema stays plain JSON. */
export interface ContractDocument {
  paths: Record<string, Partial<Record<'get' | 'post', ContractOperation>>>;
  components?: { schemas?: Record<string, JsonObject>; parameters?: Record<string, ContractParameter> };
}

/** A JSON object nobody has looked into yet. */
export type JsonObject = { [key: string]: unknown };

/** One call of the contract. `x-mutates` and `x-inferred` are this project's own marks. */
export interface ContractOperation {
  operationId: string;
  tags: string[];
  parameters?: (ContractParameter | { $ref: string })[];
  requestBody?: { content: Record<string, JsonObject> };
  responses: Record<string, { content?: Record<string, { schema?: JsonObject }> }>;
  'x-mutates'?: boolean;
  'x-inferred'?: boolean;
}

/** A parameter after its reference was followed. */
export interface ContractParameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  'x-inferred'?: boolean;
}

/** True for JSON objects; false for arrays, null and scalars. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
