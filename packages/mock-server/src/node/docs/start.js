// Draws the contract; a link to one call opens it, and what is typed under "Authorize" is sent with each trial.
followAppearance();
globalThis.SwaggerUIBundle({
  url: '/_mock/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  plugins: [{ fn: { resolveSubtree } }],
  syntaxHighlight: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});

/**
 * A part of the contract with its references filled in. All of them lie inside the document, so looking them up is
 * enough: the library's own way reads the whole contract again for each part, seconds each time.
 */
async function resolveSubtree(contract, path) {
  const part = path.reduce((node, key) => node?.[key], contract);
  return { spec: filled(contract, part, []), errors: [] };
}

/** A record that holds itself keeps the reference. */
function filled(contract, node, above) {
  if (Array.isArray(node)) return node.map((item) => filled(contract, item, above));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = node;
  if (typeof $ref === 'string' && !above.includes($ref)) {
    const keys = $ref.slice(2).split('/');
    const meant = keys.reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
    return filled(contract, { ...meant, ...rest }, [...above, $ref]);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filled(contract, value, above)]));
}

/** Shows the page in the theme that was chosen in the app on this device, else as the machine wishes, now and later. */
function followAppearance() {
  const contrast = matchMedia('(prefers-contrast: more)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const [, chosen = 'system'] = /(?:^|; )appearance=([a-z]+)\./.exec(document.cookie) ?? [];
    const wished = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
    const theme = chosen === 'system' ? wished : chosen;
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle('dark-mode', theme === 'dark');
  };
  for (const wish of [contrast, dark]) wish.addEventListener('change', apply);
  apply();
}
