import type { BuildNumber } from '../deploy/buildNumber.ts';
import type { Shipped } from './shipped.ts';

/** A bill of materials in CycloneDX, as far as it is read or changed here. */
export interface Bill {
  metadata: {
    component: { name: string; type: string; version: string; [field: string]: unknown };
    [field: string]: unknown;
  };
  components: Component[];
  [field: string]: unknown;
}

/** A package in the bill. */
export interface Component {
  /** Name and version, the scope included. */
  'bom-ref': string;
  /** `required` where it reaches users, `excluded` for a tool of development. */
  scope?: string;
  properties?: { name: string; value: string }[];
  [field: string]: unknown;
}

/** What reaches users, by what it reaches them in. */
export interface Reaching {
  site: readonly Shipped[];
  server: readonly Shipped[];
}

/** The bill as npm writes it, with what ships marked, and named after the product's build instead of its folder. */
export function marked(bill: Bill, { site, server }: Reaching, { commit, date }: BuildNumber): Bill {
  const inSite = refs(site);
  const inServer = refs(server);
  const components = bill.components.map((component) => {
    if (isOwn(component)) return component;
    const ref = component['bom-ref'];
    const places = [inSite.has(ref) && 'site', inServer.has(ref) && 'mock server'].filter((place) => place !== false);
    if (places.length === 0) return { ...component, scope: 'excluded' };
    const told = { name: 'so-the:ships', value: places.join(', ') };
    return { ...component, scope: 'required', properties: [...(component.properties ?? []), told] };
  });
  const properties = [{ name: 'so-the:build', value: `${commit} ${date}`.trim() }];
  const component = { ...bill.metadata.component, name: 'so-the', type: 'application', properties };
  return { ...bill, metadata: { ...bill.metadata, component }, components };
}

/** Packages of the repository itself ship with what they need. */
function isOwn({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true');
}

function refs(packages: readonly Shipped[]): ReadonlySet<string> {
  return new Set(packages.map(({ name, version }) => `${name}@${version}`));
}
