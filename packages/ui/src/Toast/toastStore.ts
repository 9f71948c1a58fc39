/** Weight of a toast. An error is read out at once, the others in turn. */
export type ToastTone = 'success' | 'error' | 'info';

/** One message top right. */
export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastAction;
}

/** What can be done about a message, besides closing it. Money is undone by its cancel alone, which books a mirror. */
export interface ToastAction {
  /** As a verb: "Mở đơn", "Tải lại". */
  label: string;
  /** Runs once; the message goes. */
  run: () => void;
  /** Milliseconds the message stays for it. Default: as any message. */
  lasts?: number;
  /** Called while the message is shown, with what takes the action away once it can no longer work; returns what ends the watch. */
  watch?: (withdraw: () => void) => () => void;
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: string, action?: ToastAction): void {
  lastId += 1;
  const others = messages.filter((message) => message.text !== text || message.tone !== tone);
  set([...others, { id: lastId, tone, text, action }]);
}

/** Shows short messages top right, from anywhere, with at most one action each. The same message shown again replaces the former one. */
export const toast = {
  /** Something was done: "Thêm khách hàng thành công". */
  success: (text: string, action?: ToastAction) => show('success', text, action),
  /** Something failed; says what, in Vietnamese. */
  error: (text: string, action?: ToastAction) => show('error', text, action),
  /** Something the user should know. */
  info: (text: string, action?: ToastAction) => show('info', text, action),
  /** Takes all messages away, as on logout. */
  clear: () => set([]),
};

/** The messages shown now, oldest first. */
export function currentToasts(): readonly ToastMessage[] {
  return messages;
}

/** Takes one message away. */
export function dismissToast(id: number): void {
  set(messages.filter((message) => message.id !== id));
}

/** Takes the action of one message away; the message stays for the time of any other. */
export function withdrawAction(id: number): void {
  set(messages.map((message) => (message.id === id ? withoutAction(message) : message)));
}

function withoutAction({ id, tone, text }: ToastMessage): ToastMessage {
  return { id, tone, text };
}

/** Calls `listener` on each change. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
