/** What can be pressed. */
const PRESSED = `button, summary, [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=checkbox],
  [role=switch], [role=tab], [role=radio], [role=option], input[type=checkbox], input[type=radio], a[href]`;
/** What prints the screen, brings a file of it, leads away from the app or ends the session: none of these writes. */
const AWAY = /^(In|In .*|Xuất .*|Tải .*|Sao chép.*|Đăng xuất.*|Chọn tệp.*|Chọn ảnh.*)$/;

/** Something that can be pressed where the page stands. */
export interface Control {
  element: HTMLElement;
  name: string;
  /** The same for controls that do the same: that of a column counts once for all rows of one status. */
  kind: string;
}

/** The menu or window in front of all else; none where the screen itself stands in front. */
export function layerInFront(): HTMLElement | undefined {
  const hanging = [...document.querySelectorAll<HTMLElement>('.st-popover:popover-open, .st-popup:popover-open')];
  return hanging.findLast(isSeen) ?? [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
}

/**
 * Every kind of control in an element that can be pressed now, each once. A link counts where it opens something on its own
 * screen, whose path is given; every other only leads to another screen.
 */
export function controlsIn(box: HTMLElement, screen: string): Control[] {
  const kinds = new Map<string, Control>();
  for (const element of box.querySelectorAll<HTMLElement>(PRESSED)) {
    if (element.matches(':disabled, [aria-disabled=true], .st-toasts *') || !isSeen(element)) continue;
    if (element instanceof HTMLAnchorElement && element.pathname !== screen) continue;
    const name = nameOf(element);
    const kind = kindOf(element, name);
    if (!AWAY.test(name) && !kinds.has(kind)) kinds.set(kind, { element, name, kind });
  }
  return [...kinds.values()];
}

/** Whether something is drawn and has a place on the page. */
function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 0
  );
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return (element.getAttribute('aria-label') ?? label ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
}

/** In a row it is the column that tells, with the status of its record, not the record; a button has its first words too. */
function kindOf(element: HTMLElement, name: string): string {
  const look = `${element.localName}.${element.classList.item(0) ?? ''}`;
  const plain = name.replaceAll(/[\d.,:/]+/g, '#').slice(0, 40);
  const row = element.closest('tbody tr, [role=row], li, article');
  if (!row) return `${look} ${plain}`;
  const cell = element.closest<HTMLTableCellElement>('td, [role=gridcell]')?.cellIndex ?? '';
  const status = row.querySelector('.st-status')?.textContent ?? '';
  return `${look} ${cell} ${status} ${element.localName === 'a' ? '' : plain.split(' ', 2).join(' ')}`;
}
