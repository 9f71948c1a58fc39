import path from 'node:path';
import ts from 'typescript';

/** A JSON schema, as far as types of TypeScript have a word for it. */
export type Shape = Readonly<Record<string, unknown>>;

/** Names of text types that are days and moments. */
const FORMATS: Readonly<Record<string, string>> = { IsoDate: 'date', IsoInstant: 'date-time' };

const core = path.resolve(import.meta.dirname, '../src/core');

/** The shape of a row of each collection of the world, and of an entry of its books, read off their types. */
export function recordShapes(): Record<string, Shape> {
  const [world, entry] = [path.join(core, 'store/world.ts'), path.join(core, 'records/entry.ts')];
  const program = ts.createProgram([world], optionsOf(path.resolve(core, '../../../../tsconfig.json')));
  const checker = program.getTypeChecker();
  const collections = exportedType(program, world, 'Collections');
  const shapes: Record<string, Shape> = {};
  for (const collection of collections.getProperties()) {
    const rows = checker.getTypeOfSymbol(collection).getProperty('rows');
    const row = rows && checker.getTypeArguments(checker.getTypeOfSymbol(rows) as ts.TypeReference)[0];
    if (!row) throw new Error(`The collection ${collection.name} has no rows.`);
    shapes[collection.name] = shapeOf(checker, row);
  }
  shapes['entries'] = shapeOf(checker, exportedType(program, entry, 'Entry'));
  return shapes;
}

function optionsOf(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file)).options;
}

function exportedType(program: ts.Program, file: string, name: string): ts.Type {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
  if (!symbol) throw new Error(`${file} exports no ${name}.`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

function shapeOf(checker: ts.TypeChecker, given: ts.Type): Shape {
  const type = checker.getNonNullableType(given);
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.isUnion()) return unionOf(checker, type);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'integer' };
  if (checker.isArrayType(type)) {
    const item = checker.getTypeArguments(type as ts.TypeReference)[0];
    return { type: 'array', ...(item && { items: shapeOf(checker, item) }) };
  }
  return objectOf(checker, type);
}

/** Values of a list stand in one enum; other kinds are told apart one by one. */
function unionOf(checker: ts.TypeChecker, type: ts.UnionType): Shape {
  const values = type.types.flatMap((each) => (each.isStringLiteral() || each.isNumberLiteral() ? [each.value] : []));
  if (values.length === type.types.length)
    return { enum: values.toSorted((a, b) => String(a).localeCompare(String(b))) };
  return { anyOf: type.types.map((each) => shapeOf(checker, each)) };
}

function objectOf(checker: ts.TypeChecker, type: ts.Type): Shape {
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (index) return { type: 'object', additionalProperties: shapeOf(checker, index.type) };
  const fields = checker.getPropertiesOfType(type);
  const required = fields.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
  const properties = fields.map((field) => [field.name, fieldOf(checker, field)] as const);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

/** Days and moments are texts to the compiler: their format is told by the name their field gives its type. */
function fieldOf(checker: ts.TypeChecker, field: ts.Symbol): Shape {
  const declared = field.valueDeclaration;
  const name = declared && ts.isPropertySignature(declared) ? declared.type?.getText() : undefined;
  const format = name === undefined ? undefined : FORMATS[name];
  return format === undefined ? shapeOf(checker, checker.getTypeOfSymbol(field)) : { type: 'string', format };
}
