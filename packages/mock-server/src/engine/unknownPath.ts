import { operations } from '@so-the/api-client';
import { nearestName } from '../contract/nearest.ts';
import { replyFailed, type EngineReply } from './envelope.ts';

const METHODS = new Map<string, string>(Object.values(operations).map(({ path, method }) => [path, method]));
const PATHS = [...METHODS.keys()];
/** A longer address is like none of the contract. */
const LONGEST_PATH = 200;

/** Answers an address that the contract does not know: 404, with the call that was likely meant. */
export function replyUnknownPath(path: string): EngineReply {
  const meant = path.length > LONGEST_PATH ? undefined : nearestName(path, PATHS, Math.floor(path.length / 3));
  const hint = meant === undefined ? '' : `, có phải là ${METHODS.get(meant) ?? ''} ${meant}?`;
  return replyFailed(404, 'NotFound', `Không tìm thấy địa chỉ này${hint}`);
}

/** Answers an address that another API of this kind lacks: 404, and nothing is known of what was meant. */
export function replyNoSuchCall(): EngineReply {
  return replyFailed(404, 'NotFound', 'Không tìm thấy địa chỉ này');
}
