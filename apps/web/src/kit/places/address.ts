/** A path with what is set of its query; several values stand in one parameter, as the lists read them: "1,2,3". */
export function address(path: string, query: object): string {
  const set = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${textOf(value)}`],
  );
  return set.length === 0 ? path : `${path}?${set.join('&')}`;
}

function textOf(value: unknown): string {
  return [value]
    .flat()
    .map((one) => encodeURIComponent(String(one)))
    .join(',');
}
