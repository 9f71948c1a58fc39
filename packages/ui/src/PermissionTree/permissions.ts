/** An action that a right allows: "Xem", "Thêm". */
export interface PermissionAction {
  id: number;
  label: string;
}

/** A menu in the tree. */
export interface PermissionNode {
  id: number;
  label: string;
  /** Actions that mean something here. Default: all. */
  actions?: readonly number[];
  children?: readonly PermissionNode[];
}

/** How much of something is allowed. */
export type Share = 'none' | 'some' | 'all';

/** A menu as it stands in the opened tree. */
export interface PermissionLine {
  node: PermissionNode;
  /** Depth from 1. */
  level: number;
  parent: number | undefined;
  /** Place among its siblings from 1, and their number. */
  place: number;
  siblings: number;
}

/** Names one right in a set of rights. */
export function rightKey(menu: number, action: number): string {
  return `${menu}:${action}`;
}

/** The menus in sight: children of closed menus are left out. */
export function openLines(
  nodes: readonly PermissionNode[],
  closed: ReadonlySet<number>,
  level = 1,
  parent?: number,
): PermissionLine[] {
  return nodes.flatMap((node, index) => [
    { node, level, parent, place: index + 1, siblings: nodes.length },
    ...(closed.has(node.id) ? [] : openLines(node.children ?? [], closed, level + 1, node.id)),
  ]);
}

/** The rights of a menu and of all below it, for one action or for all of `actions`. */
export function rightsBelow(node: PermissionNode, actions: readonly number[]): string[] {
  const own = actions
    .filter((action) => node.actions?.includes(action) ?? true)
    .map((action) => rightKey(node.id, action));
  return [...own, ...(node.children ?? []).flatMap((child) => rightsBelow(child, actions))];
}

/** How many of some rights are given. */
export function shareOf(rights: readonly string[], given: ReadonlySet<string>): Share {
  const count = rights.filter((right) => given.has(right)).length;
  if (count === 0) return 'none';
  return count === rights.length ? 'all' : 'some';
}

/** Gives all of some rights, or takes them all when all are given. */
export function toggleRights(rights: readonly string[], given: ReadonlySet<string>): Set<string> {
  const next = new Set(given);
  const all = shareOf(rights, given) === 'all';
  for (const right of rights) {
    if (all) next.delete(right);
    else next.add(right);
  }
  return next;
}

/** What differs from the saved rights. */
export function rightsDifference(
  given: ReadonlySet<string>,
  saved: ReadonlySet<string>,
): { added: number; taken: number } {
  return {
    added: [...given].filter((right) => !saved.has(right)).length,
    taken: [...saved].filter((right) => !given.has(right)).length,
  };
}
