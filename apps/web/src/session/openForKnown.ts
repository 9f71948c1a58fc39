/**
 * Makes the page of somebody whose session is kept show the shell's frame, and fetch what fills it beside the app's script
 * instead of after it. The build writes this function's text into the page: it may use nothing from outside itself.
 *
 * @param home addresses of what the home needs
 * @param screen addresses of what any other screen needs
 */
export function openForKnown(home: readonly string[], screen: readonly string[]): void {
  try {
    if (localStorage.getItem('token') === null) return;
  } catch {
    // A browser that keeps nothing knows nobody.
    return;
  }
  document.documentElement.dataset.known = '';
  for (const address of location.pathname === '/' ? home : screen) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    if (address.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
