/**
 * What there is of some facts, side by side: "Nguyễn Thị Hạnh · 0987654321". One that is missing, empty or false is left out with
 * its dot; empty where nothing is there.
 */
export function joined(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** A name with what tells it from others in brackets: "Hạnh (KH0012)". Without either there are no brackets. */
export function named(name: string, detail: string | null | undefined): string {
  if (!detail) return name;
  return name === '' ? detail : `${name} (${detail})`;
}
