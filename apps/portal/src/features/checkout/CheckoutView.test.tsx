// @vitest-environment jsdom
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';

import type { KnownPayment } from '../../domain/storedPayment.rules.ts';
import type { CheckoutState } from '../../domain/payment.rules.ts';
import { createStore } from '../../platform/store.ts';
import { press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { linkTo } from '../../testing/pages/parts.ts';
import { CheckoutView } from './CheckoutView.tsx';
import type { Checkout } from './useCheckout.ts';

const ofCase: CheckoutState = { paymentId: '0f', referenceNumber: '47110023918', charge: 435_000 };
const ofAll: CheckoutState = { paymentId: '0f', charge: 870_000 };
const unknown: CheckoutState = { paymentId: '0f' };

const usual: Checkout = {
  stage: 'open',
  known: undefined,
  dueState: 'asking',
  change: null,
  payAgain: null,
  isPending: false,
  problem: null,
  container: createRef(),
};

/** The page of the payment, and where its links lead. */
function open(checkout: Partial<Checkout>, payment: CheckoutState = ofCase) {
  vi.stubGlobal('scrollTo', () => undefined);
  drawInFrame(<CheckoutView checkout={{ ...usual, ...checkout }} payment={payment} />);
  vi.unstubAllGlobals();
  return Array.from(
    document.querySelectorAll<HTMLAnchorElement>('main a'),
    ({ textContent, pathname }) => `${textContent}: ${pathname}`,
  );
}

it.each([
  ['loading', false],
  ['open', true],
] as const)(
  'a checkout that is %s can be loaded again where it does not work: %s [P12]',
  (stage, isOffered) => {
    open({ stage });
    expect(shownText().includes('Ladda om sidan')).toBe(isOffered);
  },
);

/** What the browser has kept of a completed payment of so many cases, of 100 kronor each. */
function knownOf(count: number): KnownPayment {
  return {
    owner: 'maja',
    kind: 'wholeDebt',
    parts: Array.from({ length: count }, (_, index) => ({
      referenceNumber: `4711000000${index + 1}`,
      charge: 10_000,
    })),
    isCompleted: true,
    since: Date.parse('2026-11-24T10:42:00+01:00'),
  };
}

const spaced = () => shownText().replaceAll('\u00A0', ' ');
const backToCase = 'Tillbaka till kravet: /krav/47110023918';
const backToClaims = 'Tillbaka till krav: /krav';

describe('the page of a payment', () => {
  it.each<readonly [string, Partial<Checkout>, CheckoutState, readonly string[]]>([
    ['of a case leads back to it', {}, ofCase, [backToCase]],
    ['of all cases leads back to the claims', {}, ofAll, [backToClaims]],
    [
      'that is paid leads to its case [P10]',
      { stage: 'completed' },
      ofCase,
      ['Till kravet: /krav/47110023918', 'Till alla krav: /krav'],
    ],
    [
      'that is paid for all leads to the claims [P10]',
      { stage: 'completed' },
      ofAll,
      ['Till alla krav: /krav'],
    ],
    [
      'of somebody else leads to the claims, and to us, but to no case [Z30, Z87]',
      { stage: 'missing' },
      ofCase,
      ['Kontakta oss (öppnas i ny flik): /contactUs', 'Till krav: /krav'],
    ],
    [
      'that was cancelled and is not known leads to the claims',
      { stage: 'cancelled' },
      unknown,
      [backToClaims, 'Försök igen: /krav'],
    ],
    [
      'that could not be made anew leads to its case',
      {
        stage: 'unavailable',
        dueState: 'payable',
        problem: { kind: 'changed', money: createStore('nothing') },
      },
      ofCase,
      [backToCase, 'Till kravet: /krav/47110023918'],
    ],
  ])('%s', (_what, checkout, payment, links) => {
    expect(open(checkout, payment)).toEqual(links);
  });

  it('names what is paid: the case and its amount, or the whole debt [P06]', () => {
    open({}, ofCase);
    expect(spaced()).toContain('Krav47110023918Belopp4 350 kr');
  });

  it('names each case of the whole debt before it is paid: five, and all by one press [Z84]', () => {
    open({ known: knownOf(7) }, { paymentId: '0f', charge: 70_000 });
    const rows = () => [...document.querySelectorAll('main li')].map((row) => row.textContent);
    expect(spaced()).toContain('Hela skulden700 kr');
    expect(rows()).toHaveLength(5);
    expect(linkTo('47110000001'), 'it would lead out of the payment').toBeNull();
    expect(rows()[0]?.replaceAll('\u00A0', ' ')).toBe('47110000001100 kr');
    press('Visa alla 7');
    expect(rows()).toHaveLength(7);
    expect(document.activeElement?.textContent).toContain('47110000006');
  });

  it('that was cancelled is made anew by one press, where this browser knows what it was for', () => {
    const payAgain = vi.fn();
    open({ stage: 'cancelled', payAgain });
    press('Försök igen');
    expect(payAgain).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['inProgress', 'Betalning bearbetas', false],
    ['nothingToPay', 'Det finns inget att betala här', false],
    ['outdated', 'Den här betalningen gäller inte längre', false],
    ['payable', 'Betalningsfönstret gick inte att öppna', true],
    ['unknown', 'Vi vet inte om du redan har betalat', true],
  ] as const)(
    'that cannot be shown, and is %s, says so; another try is offered: %s %s [P12, Z29]',
    async (dueState, said, isOffered) => {
      open({ stage: 'unavailable', dueState });
      await expect.poll(shownText).toContain(said);
      expect(shownText().includes('Ladda om sidan')).toBe(isOffered);
      expect(shownText().includes('Plusgiro')).toBe(isOffered);
    },
  );
});

describe('the confirmation of a payment', () => {
  const confirm = (payment: CheckoutState, known?: KnownPayment) => {
    open({ stage: 'completed', known }, payment);
    // Without the words of the button that copies.
    return [...document.querySelectorAll('main dl > div')].map((row) =>
      [...row.children]
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').replace(/Kopiera.*$/u, ''))
        .join(': '),
    );
  };
  const payee = 'Betalat till: Trafikfonden, org.nr 000000-0000';

  it('of a case says what, when, to whom and for what [Z84]', () => {
    const concerns = 'Oförsäkrat fordon, ABC 123';
    expect(confirm({ ...ofCase, paymentId: '8f3a0c2e', concerns }, knownOf(1))).toEqual([
      'Dag och tid: 2026-11-24 kl. 10.42',
      payee,
      'Krav: 47110023918',
      `Kravet gäller: ${concerns}`,
      'Betalningsnummer: 8f3a0c2e',
    ]);
    expect(spaced()).toContain('Tack för din betalning4 350 kr');
  });

  it.each([{ isCompleted: false }, { isTimeUnknown: true }])(
    'of a payment of which this browser has not seen the end tells no time: %j [Z84]',
    (facts) => {
      expect(confirm(ofCase, { ...knownOf(1), ...facts })).toEqual([
        payee,
        'Krav: 47110023918',
        'Betalningsnummer: 0f',
      ]);
    },
  );

  it('of a whole debt of one case counts one [Z84]', () => {
    expect(confirm({ paymentId: '0f', charge: 10_000 }, knownOf(1))).toContain('Krav: 1 krav');
  });

  it('of the whole debt lists every case with its charge, as a link [Z84, Z87]', () => {
    expect(confirm({ paymentId: '0f', charge: 70_000 }, knownOf(7))).toContain('Krav: 7 krav');
    expect(linkTo('47110000007')).toBe('/krav/47110000007');
    expect(spaced()).toContain('47110000007100 kr');
  });

  it('of the whole debt, whose cases are not known, names no number of them [Z84]', () => {
    expect(confirm({ paymentId: '0f', charge: 80_000 }, knownOf(7))).toContain(
      'Krav: Hela skulden',
    );
    expect(spaced()).not.toContain('100 kr');
  });

  it('that this browser does not know tells its number only: no sum, no time [Z84]', () => {
    expect(confirm(unknown, { ...knownOf(1), parts: [] })).toEqual(['Betalningsnummer: 0f']);
    expect(spaced()).not.toMatch(/\d kr|0 kr/u);
  });

  it('has a number that can be copied as the provider writes it [Z84]', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    confirm({ ...ofCase, paymentId: '8f3a-0c2e' }, knownOf(1));
    const copy = [...document.querySelectorAll('button')].find((each) =>
      each.textContent.includes('Kopiera Betalningsnummer'),
    );
    copy?.click();
    await expect.poll(() => writeText.mock.calls).toEqual([['8f3a-0c2e']]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it.each([
    ['while the server has not booked them all', [true, false], 'Betalningen bearbetas.'],
    ['once the server has', [true, true], 'Under Krav ser du vad som gäller nu.'],
  ] as const)('says what happens with its cases %s [Z84]', (_when, booked, said) => {
    const known = knownOf(booked.length);
    const parts = known.parts.map((part, index) => ({ ...part, isSettled: booked[index] }));
    confirm(ofAll, { ...known, parts });
    expect(spaced()).toContain(`Det här händer nu${said}`);
  });

  it('is a document on paper: another title, and nothing to press [Z84]', () => {
    const title = () => document.querySelector('h1')?.textContent;
    const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined);
    confirm(ofCase, knownOf(1));
    press('Skriv ut eller spara som PDF');
    expect(print).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('beforeprint'));
    expect(title()).toBe('Bekräftelse på betalning');
    expect(document.querySelectorAll('main a, main button')).toHaveLength(0);
    flushSync(() => dispatchEvent(new Event('afterprint')));
    expect(title()).toBe('Tack för din betalning');
  });
});
