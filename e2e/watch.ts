import type { BrowserContext, Page, Response } from '@playwright/test';
import { passesLuhn } from '../packages/mock-server/src/core/values/cardNumbers.ts';

/** What the browser did while a test ran that it must never do. */
export interface Watched {
  /** Violations of the page's Content-Security-Policy, Trusted Types included. */
  violations: string[];
  /** Full card numbers, with the place where each was seen. */
  cardNumbers: string[];
  /** Scripts that a stored text got to run. */
  executions: string[];
  /** Characters that were looked through. */
  scanned: number;
}

/** Beginnings and lengths of the card schemes: Visa, Mastercard, JCB, American Express, UnionPay, NAPAS. */
const CARD =
  /(?<![\w.])(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|35\d{14}|3[47]\d{13}|62\d{14,17}|9704\d{12}|9704\d{15})(?![\w.])/g;

/** Card numbers in a text, also those written in groups: 13 to 19 digits of a card scheme that pass Luhn's check. */
export function cardNumbersIn(text: string): string[] {
  const joined = text.replaceAll(/(?<=\b\d{4})[ -](?=\d{4})/g, '');
  return (joined.match(CARD) ?? []).filter(passesLuhn);
}

/** Watches all pages of a browser from their first line of script on. Call `finish` before they close. */
export async function watch(context: BrowserContext): Promise<{ watched: Watched; finish: () => Promise<void> }> {
  const watched: Watched = { violations: [], cardNumbers: [], executions: [], scanned: 0 };
  const answers: Promise<void>[] = [];
  const scan = (place: string, text: string) => {
    watched.scanned += text.length;
    for (const number of cardNumbersIn(text)) watched.cardNumbers.push(`${place}: ${number}`);
  };
  await context.exposeBinding('noteViolation', (_source, text: string) => void watched.violations.push(text));
  await context.exposeBinding('noteExecution', (_source, text: string) => void watched.executions.push(text));
  await context.addInitScript(listenForViolations);
  context.on('response', (response) => answers.push(readAnswer(response, scan)));
  context.on('console', (message) => scan(`console of ${message.page()?.url() ?? ''}`, message.text()));
  const finish = async () => {
    await Promise.all(answers);
    for (const page of context.pages()) if (page.url().startsWith('http')) scan(page.url(), await everythingIn(page));
  };
  return { watched, finish };
}

function listenForViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
    note(`${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** Addresses of all calls, and the text of those the application made itself. */
async function readAnswer(response: Response, scan: (place: string, text: string) => void): Promise<void> {
  scan('address', decodeURIComponent(response.url()));
  if (!['xhr', 'fetch'].includes(response.request().resourceType())) return;
  scan(`request to ${response.url()}`, response.request().postData() ?? '');
  // A page that goes away takes the bodies of its answers with it.
  scan(`answer of ${response.url()}`, await response.text().catch(() => ''));
}

/** The document with what its fields hold, and both stores. */
function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    const stores = JSON.stringify([localStorage, sessionStorage]) + document.cookie;
    return [document.documentElement.outerHTML, ...values, stores].join('\n');
  });
}
