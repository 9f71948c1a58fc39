/** What is wrong with a scenario file is told with its line. */
import { parse, type DocumentNode, type Node, type ValueNode } from '@humanwhocodes/momoa';
import { Refused } from '../faults/refused.ts';
import { isTooDeep } from '../node/readJson.ts';
import { checkScenarioFile } from './checkScenarioFile.ts';
import { shownName } from './refuseParts.ts';
import { SCENARIO_BYTES, type ScenarioFile } from './scenarioFile.ts';

/** Bytes of a scenario file as a text. @throws Refused when they are too many or no UTF-8 */
export function scenarioTextOf(bytes: Uint8Array): string {
  if (bytes.length > SCENARIO_BYTES) throw new Refused('', TOO_LARGE);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('', 'Tệp kịch bản không phải UTF-8');
  }
}

/** Why a file is not even looked at. */
export const TOO_LARGE = `Tệp kịch bản lớn quá ${SCENARIO_BYTES / 1024 / 1024} MB`;

/**
 * Reads and checks the text of a scenario file, and does something with it.
 *
 * @param play may refuse as well, naming a place in the file
 * @throws Refused with one sentence that begins with the line
 */
export function withScenarioText<Done>(text: string, play: (file: ScenarioFile) => Done): Done {
  const { body } = parsed(text);
  const given = valueOf(body, text);
  try {
    return play(checkScenarioFile(given));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw withLine(lineAt(body, error.path.split('/')), error.path, error.message);
  }
}

function parsed(text: string): DocumentNode {
  if (isTooDeep(text)) throw new Refused('', 'Tệp kịch bản lồng nhau quá nhiều cấp');
  try {
    return parse(text, { mode: 'json', ranges: true });
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'line' in error ? Number(error.line) : 1;
    throw withLine(line, '', NO_JSON);
  }
}

const NO_JSON = 'Không phải JSON hợp lệ';

/** @throws Refused for a field that is given twice: only one of them would count */
function valueOf(node: ValueNode, text: string): unknown {
  if (node.type === 'Array') return node.elements.map(({ value }) => valueOf(value, text));
  if (node.type === 'Null') return null;
  refuseBareControl(node, text);
  if (node.type !== 'Object') return 'value' in node ? node.value : undefined;
  const fields = new Map<string, unknown>();
  for (const member of node.members) {
    const name = nameOf(member);
    refuseBareControl(member.name, text);
    if (fields.has(name)) throw withLine(member.loc.start.line, '', `Trường "${shownName(name)}" bị viết hai lần`);
    fields.set(name, valueOf(member.value, text));
  }
  return Object.fromEntries(fields);
}

/** A text of JSON holds no line break or tab but as `\\n` or `\\t`; the parser lets them pass. */
function refuseBareControl({ type, range = [0, 0], loc }: Node, text: string): void {
  const isBare =
    type === 'String' &&
    text
      .slice(...range)
      .split('')
      .some((letter) => letter < ' ');
  if (isBare) throw withLine(loc.start.line, '', NO_JSON);
}

/** Line of a place, or of the last part of it that is there. */
function lineAt(node: ValueNode, [key, ...rest]: readonly string[]): number {
  if (key === undefined) return node.loc.start.line;
  if (node.type === 'Array') {
    const element = node.elements[Number(key)];
    return element ? lineAt(element.value, rest) : node.loc.start.line;
  }
  const member = node.type === 'Object' ? node.members.find((each) => nameOf(each) === key) : undefined;
  if (!member) return node.loc.start.line;
  return rest.length === 0 ? member.loc.start.line : lineAt(member.value, rest);
}

function nameOf({ name }: { name: { type: string; value?: string; name?: string } }): string {
  return name.value ?? name.name ?? '';
}

function withLine(line: number, path: string, message: string): Refused {
  const said = message.replaceAll(/\p{Cc}/gu, ' ');
  return new Refused(path, `Dòng ${line}, ${/^\p{Lu}\p{Ll}/u.test(said) ? lowered(said) : said}`);
}

function lowered(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
