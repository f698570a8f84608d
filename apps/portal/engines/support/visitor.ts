import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from 'vitest';

import type { Customer } from '../../e2e/support/customers.ts';
import { provider } from '../../e2e/support/thisProvider.ts';
import { findInPage, type Part } from './findInPage.ts';
import type { Key, WebPage } from './webPage.ts';

const mark = 'data-found-by-test';
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** What a person does on the portal's pages, the same in every engine. */
export class Visitor {
  readonly page: WebPage;
  readonly #origin: string;

  constructor(page: WebPage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.page.open(`${this.#origin}${path}`);
  }

  /** Has a session and has answered the cookie banner, without the login page. */
  async enter(customer: Customer, path: string): Promise<void> {
    // Not a page of the portal, whose calls without a session would end the new one.
    await this.open('/sandbox');
    await this.page.evaluate(
      call(
        async ({ personalNumber, version }) => {
          document.cookie = `cookieInfoVersion=${version}; path=/`;
          await fetch('/sandbox/api/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ personalNumber }),
          });
        },
        { personalNumber: customer.personalNumber, version: provider.cookieInfoVersion },
      ),
    );
    await this.open(path);
  }

  /** Comes to the page after so many minutes without an action, as if the tab had slept. */
  async returnAfter(minutes: number, path: string): Promise<void> {
    await this.open('/sandbox');
    await this.page.evaluate(
      `localStorage.setItem('lastAction', String(Math.floor(Date.now() - ${String(minutes * 60_000)})))`,
    );
    await this.open(path);
  }

  /** The value of a property of the element's style, as it is drawn. */
  async style(selector: string, property: string): Promise<string> {
    await this.#isThere(selector);
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    return String(await this.page.evaluate(`getComputedStyle(${element})['${property}']`));
  }

  /** All words that can be seen, with ordinary spaces. */
  async text(): Promise<string> {
    return String(await this.page.evaluate('document.body.innerText'))
      .replaceAll('\u{AD}', '')
      .replaceAll(/\s+/gu, ' ');
  }

  async sees(words: string): Promise<void> {
    await expect
      .poll(() => this.text(), { message: `The page should show: ${words}` })
      .toContain(words);
  }

  async seesHeading(name: string): Promise<void> {
    await this.#selectorOf({ role: 'heading', name });
  }

  /** Tries again where the part was moved or drawn anew in between, as a person would. */
  async press(part: Part): Promise<void> {
    const pressed = async () => {
      await this.page.click(await this.#selectorOf(part));
      return 'pressed';
    };
    await expect
      .poll(() => pressed().catch(String), { message: JSON.stringify(part) })
      .toBe('pressed');
  }

  async focus(part: Part): Promise<void> {
    const selector = await this.#selectorOf(part);
    await this.page.evaluate(`document.querySelector('${selector}').focus()`);
  }

  /** Chooses in a list by typing the beginning of the words. */
  async select(field: string, words: string): Promise<void> {
    await this.page.type(await this.#selectorOf({ role: 'combobox', name: field }), words);
  }

  async choose(...files: readonly string[]): Promise<void> {
    await this.#isThere('input[type="file"]');
    await this.page.choose(files);
  }

  async write(field: string, text: string): Promise<void> {
    await this.page.type(await this.#selectorOf({ role: 'textbox', name: field }), text);
  }

  key(key: Key): Promise<void> {
    return this.page.key(key);
  }

  /** The words at the caret, from where a screen reader reads on. */
  async atCaret(): Promise<string> {
    return String(await this.page.evaluate('getSelection().anchorNode?.textContent'));
  }

  /** The words of what has focus. */
  async focused(): Promise<string> {
    return String(await this.page.evaluate('document.activeElement?.textContent')).replaceAll(
      /\s+/gu,
      ' ',
    );
  }

  async address(): Promise<string> {
    return String(await this.page.evaluate('location.pathname'));
  }

  async arrivesAt(path: string): Promise<void> {
    await expect.poll(() => this.address()).toBe(path);
  }

  /** Goes on inside the frame with this title. */
  async enterFrame(title: string): Promise<void> {
    const frame = `iframe[title="${title}"]`;
    await this.#isThere(frame);
    await this.page.enterFrame(frame);
  }

  leaveFrame(): Promise<void> {
    return this.page.enterFrame(null);
  }

  /** Whether the page can be scrolled sideways, which nobody should need. */
  async isTooWide(): Promise<boolean> {
    const width = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    return (await this.page.evaluate(width)) === true;
  }

  count(part: Part): Promise<number> {
    return this.#find(part);
  }

  async #isThere(selector: string): Promise<void> {
    const isThere = `document.querySelector(${JSON.stringify(selector)}) !== null`;
    await expect.poll(() => this.page.evaluate(isThere)).toBe(true);
  }

  async #selectorOf(part: Part): Promise<string> {
    await expect.poll(() => this.#find(part), { message: JSON.stringify(part) }).toBeGreaterThan(0);
    return `[${mark}]`;
  }

  async #find(part: Part): Promise<number> {
    if ((await this.page.evaluate("'TestingLibraryDom' in globalThis")) !== true)
      await this.page.evaluate(testingLibrary);
    return Number(await this.page.evaluate(call(findInPage, { ...part, mark })));
  }
}

/** The expression that calls a function in the page, which may not use anything from outside. */
function call<Input>(inPage: (input: Input) => unknown, input: Input): string {
  return `(${String(inPage)})(${JSON.stringify(input)})`;
}
