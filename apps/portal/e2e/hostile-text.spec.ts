import type { Page } from '@playwright/test';
import * as v from 'valibot';

import { contractAnswers, contractTexts, type Filling } from './support/contractAnswers.ts';
import { neverShown, pagesWithTexts } from './support/hostilePages.ts';
import { hostileTexts, hostileValues } from './support/hostileTexts.ts';
import { settled } from './support/settled.ts';
import { customers, expect, test } from './support/test.ts';

const siteState = '/api/PortalSiteState/GetSiteCurrentState';
const casePath = '/api/Insurance/GetReferenceNumberBaseCard';
const documents = '/api/Communication/GetInsuranceDocumentMetadatas';
const systems = ['portal', 'insurance', 'communication', 'documents', 'payments', 'attachedFiles']
  .concat(['damage', 'insuranceDocuments', 'registerExtract'])
  .map((system) => ({ system, online: true }));

/** The number of texts that are joined when an answer has only one. */
const together = 40;

declare global {
  var hits: string[];
  var hit: () => void;
}

/** Runs in the page. Records each script that a text has started and each violation of the security policy. */
function watchScripts(): void {
  globalThis.hits = [];
  globalThis.hit = () => void globalThis.hits.push('a script ran');
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    globalThis.hits.push(`${effectiveDirective}: ${sample}`);
  });
}

/** Answers every call with texts from the contract. */
async function answer(page: Page, filling: Filling): Promise<void> {
  const answers = new Map(contractAnswers(filling));
  const letters = v.parse(v.array(v.record(v.string(), v.unknown())), answers.get(documents));
  // Some letters have a known type, and the same ones an unknown type.
  answers.set(documents, [
    ...letters.map((letter) => ({ ...letter, minaSidorDocumentType: 'Kravbrev' })),
    ...letters,
  ]);
  const unknown = v.parse(v.array(v.unknown()), answers.get(siteState));
  answers.set(siteState, [...systems, ...unknown]);
  await page.route(
    ({ pathname }) => answers.has(pathname),
    (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const json = answers.get(pathname);
      // A case of another number would not be shown.
      const asked = Object.fromEntries(searchParams);
      return route.fulfill({ json: pathname === casePath ? Object.assign({}, json, asked) : json });
    },
  );
}

/** Records every request to another origin. */
function watchForeignRequests(page: Page, origin: string): readonly string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(url.href);
  });
  return foreign;
}

/**
 * What no text may change: the number of elements of each kind, and the attributes that can do something. Plain boxes
 * and the strokes of drawings are not counted, because groups of digits, lines of text and QR codes vary in them.
 */
function anatomyOf(page: Page) {
  return page.evaluate(() => {
    const elements: Record<string, number> = {};
    const dangers: string[] = [];
    for (const element of document.body.querySelectorAll(':not(div, span, svg *)')) {
      elements[element.tagName] = (elements[element.tagName] ?? 0) + 1;
      for (const { name, value } of element.attributes) {
        const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name);
        const isSafe =
          !isAddress ||
          ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(value, location.href).protocol);
        if (name.startsWith('on') || !isSafe) dangers.push(`${element.tagName} ${name}=${value}`);
      }
    }
    return { elements, dangers };
  });
}

/** The texts that occur less often than this on the page. White space and soft hyphens, which the page draws itself, are ignored. */
function rarerThan(
  times: number,
  page: Page,
  texts: readonly string[],
): Promise<readonly string[]> {
  // As JSON, because an unpaired surrogate would be lost on the way to the browser.
  const wanted = JSON.stringify(texts);
  return page.evaluate(
    ([json, least]) => {
      const list: unknown = JSON.parse(json);
      const bare = (text: string) => text.replaceAll(/[\s\u00AD]/gu, '');
      const shown = bare(document.body.textContent);
      return Array.isArray(list)
        ? list.map(String).filter((text) => shown.split(bare(text)).length <= least)
        : [];
    },
    [wanted, times] as const,
  );
}

async function expectUnharmed(page: Page, foreign: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => globalThis.hits)).toEqual([]);
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await page.setViewportSize({ width: 320, height: 800 });
  const scrolled = await page.evaluate(() => {
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    return {
      width: document.documentElement.scrollWidth,
      beyond: beyond.slice(0, 5).map(({ textContent }) => textContent.slice(0, 60)),
    };
  });
  expect(scrolled, 'sideways scrolling').toMatchObject({ width: 320 });
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** The digits form a valid payment number, as in the hostile texts. */
const harmlessText = (place: string, index: number | null) => `${place} 12${String(index ?? 0)};`;
const count = hostileValues.length;
const places = [...contractTexts()];
const amount = (index: number) => (index % 2 === 0 ? '1 234,50' : (hostileValues[index] ?? ''));
const batches = Array.from({ length: Math.ceil(hostileTexts.length / together) }, (_, at) =>
  hostileTexts.slice(at * together, (at + 1) * together).join(' '),
);

for (const [name, { path, one, each, unfold }] of Object.entries(pagesWithTexts)) {
  test(
    `a hostile text is text and nothing else: ${name}`,
    { tag: ['@Z22', '@Z16'] },
    async ({ page, openAs, sandbox }) => {
      const foreign = watchForeignRequests(page, sandbox.url);
      await page.addInitScript(watchScripts);
      await answer(page, { text: harmlessText, amount, count });
      await openAs(customers.maja, path);
      await unfold?.(page);
      const first = (place: string) => harmlessText(place, null);
      await expect
        .poll(() => rarerThan(1, page, places.map(first)), 'texts that this page does not show')
        .toEqual(places.filter((place) => ![...one, ...each].includes(place)).map(first));
      const listed = each.flatMap((place) =>
        hostileValues.map((_, index) => harmlessText(place, index)),
      );
      expect(await rarerThan(1, page, listed), 'items that this page does not show').toEqual([]);
      await settled(page);
      const before = await anatomyOf(page);

      await page.unrouteAll();
      const [several = ''] = batches;
      const text = (_place: string, index: number | null) =>
        index === null ? several : (hostileValues[index] ?? '');
      await answer(page, { text, amount, count });
      await page.goto(path);
      await unfold?.(page);
      await expect.poll(() => rarerThan(one.length, page, [several])).toEqual([]);
      const wanted = each.length === 0 ? [] : hostileValues;
      await expect.poll(() => rarerThan(each.length, page, wanted)).toEqual([]);
      // The files of the messages come after their texts.
      await expect.poll(() => anatomyOf(page)).toEqual(before);
      await expectUnharmed(page, foreign);
    },
  );
}

test(
  'a hostile text is text and nothing else in an answer with only one',
  { tag: ['@Z22', '@Z16'] },
  async ({ page, openAs, sandbox }) => {
    // Every text of the contract is shown on a page of these journeys, or listed as never shown.
    const shown = Object.values(pagesWithTexts).flatMap(({ one, each }) => [...one, ...each]);
    const known = new Set([...shown, ...Object.keys(neverShown)]);
    expect([...known].toSorted()).toEqual(places.toSorted());
    expect(hostileTexts.length).toBeGreaterThanOrEqual(150);

    const foreign = watchForeignRequests(page, sandbox.url);
    await page.addInitScript(watchScripts);
    await openAs(customers.maja, '/oversikt');
    for (const several of batches) {
      await page.unrouteAll();
      await answer(page, { text: () => several, amount, count: 1 });
      await page.goto('/krav/47110023918');
      await expect.poll(() => rarerThan(3, page, [several])).toEqual([]);
      expect(await anatomyOf(page)).toMatchObject({ dangers: [] });
      await expectUnharmed(page, foreign);
    }
  },
);

/** Closes everything that the text may have opened, so that the next text is parsed as well. */
const endOfAll =
  '">-->]]></textarea></title></style></script></xmp></noscript></iframe></listing></select></template></svg></math></table></form></p>';

/** Splits the texts after each one that would swallow the following ones. */
function inParts(texts: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const text of texts) {
    parts.at(-1)?.push(text);
    if (/<math|<plaintext|<mglyph/u.test(text)) parts.push([]);
  }
  return parts;
}

test(
  'information text is cleaned of all that is hostile',
  { tag: ['@Z22', '@N22', '@Z16'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    // The policy also blocks and reports in the document that is parsed only for sanitising.
    expectedErrors.push(/violates the following Content Security Policy directive/u);
    const foreign = watchForeignRequests(page, sandbox.url);
    await page.addInitScript(watchScripts);
    await sandbox.setInformationText('<p>Lugnt</p>');
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByText('Lugnt')).toBeVisible();
    const before = await anatomyOf(page);
    const known = [
      ...Object.keys(before.elements),
      'P',
      'STRONG',
      'EM',
      'UL',
      'OL',
      'LI',
      'A',
      'BR',
    ];

    for (const texts of inParts(hostileTexts)) {
      const marks = texts.map((_, index) => `text ${String(index)};`);
      await sandbox.setInformationText(
        texts.map((text, index) => `<p>${marks[index] ?? ''}${text}${endOfAll}`).join(''),
      );
      await page.reload();
      await expect.poll(() => rarerThan(1, page, marks)).toEqual([]);
      const { elements, dangers } = await anatomyOf(page);
      expect(Object.keys(elements).filter((name) => !known.includes(name))).toEqual([]);
      expect(dangers).toEqual([]);
      await page.evaluate(() => {
        globalThis.hits = globalThis.hits.filter((hit) => hit === 'a script ran');
      });
      await expectUnharmed(page, foreign);
    }
  },
);
