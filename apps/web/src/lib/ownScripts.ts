/** What the app needs of the browser's Trusted Types, which TypeScript does not describe yet. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | undefined }) => unknown;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Lets the page start scripts of its own origin, as the one policy that its Content-Security-Policy admits; any other address is refused. A second call changes nothing. */
export function allowOwnScripts(): void {
  if (globalThis.trustedTypes?.defaultPolicy) return;
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : undefined),
  });
}
