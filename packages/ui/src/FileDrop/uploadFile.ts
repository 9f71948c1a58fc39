/** How far one file is. */
export type FileState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** A file in the list of a {@link FileDrop}. */
export interface DroppedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: FileState;
  /** Share that is sent, 0 to 1; without it a running file shows no figure. */
  progress?: number;
  /** Why it failed, or what came of it, in Vietnamese. */
  message?: string;
}

/** What a drop takes. */
export interface FileRules {
  /** Endings (".xlsx") and kinds ("image/png", "image/*") that are taken. Default: all. */
  accept?: readonly string[];
  /** Most bytes of a file. Default: no limit. */
  maxBytes?: number;
  /** Takes more than one file. Default true. */
  multiple?: boolean;
}

/** The files of one drop: those taken, and why the others are not, in Vietnamese. */
export interface SortedFiles<Dropped> {
  taken: Dropped[];
  refused: string[];
}

interface FileFacts {
  name: string;
  size: number;
  type: string;
}

/** Sorts out what a drop takes: an empty file, a wrong kind, a file that is too large and a second file of one are refused. */
export function sortFiles<Dropped extends FileFacts>(
  files: readonly Dropped[],
  rules: FileRules,
): SortedFiles<Dropped> {
  const sorted: SortedFiles<Dropped> = { taken: [], refused: [] };
  for (const file of files) {
    const problem = fileProblem(file, rules);
    const second = rules.multiple === false && sorted.taken.length > 0;
    if (problem ?? second) sorted.refused.push(`${file.name}: ${problem ?? 'chỉ nhận một tệp'}`);
    else sorted.taken.push(file);
  }
  return sorted;
}

function fileProblem(file: FileFacts, { accept, maxBytes }: FileRules): string | undefined {
  if (file.size === 0) return 'tệp rỗng';
  if (accept && !accept.some((kind) => isKind(file, kind))) return `chỉ nhận ${endingsOf(accept)}`;
  return maxBytes !== undefined && file.size > maxBytes ? `lớn hơn ${formatBytes(maxBytes)}` : undefined;
}

/** What a drop takes as people know it: "image/png" is ".png", "image/*" is "ảnh". */
export function endingsOf(accept: readonly string[]): string {
  return accept.map((kind) => ENDINGS[kind] ?? kind.replace(/^\w+\/(?:x-)?/, '.')).join(', ');
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/*': 'ảnh',
  'image/jpeg': '.jpg',
  'image/svg+xml': '.svg',
  'text/plain': '.txt',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

function isKind({ name, type }: FileFacts, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

/** Bytes for people: "0,4 MB", "812 KB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${String(Math.round((bytes / 1024 / 1024) * 10) / 10).replace('.', ',')} MB`;
}

/**
 * How much of all bytes is sent, in quarters (0, 25, 50, 75), while something is under way, else `undefined`. Read out by
 * screen readers, so it must not change with every packet.
 */
export function sentQuarters(files: readonly DroppedFile[]): number | undefined {
  const wanted = files.filter(({ state }) => state === 'waiting' || state === 'running' || state === 'done');
  if (!wanted.some(({ state }) => state === 'running')) return undefined;
  const bytes = wanted.reduce((sum, { size }) => sum + size, 0);
  const sent = wanted.reduce((sum, { size, state, progress = 0 }) => sum + size * (state === 'done' ? 1 : progress), 0);
  return Math.min(75, Math.floor((sent / Math.max(bytes, 1)) * 4) * 25);
}
