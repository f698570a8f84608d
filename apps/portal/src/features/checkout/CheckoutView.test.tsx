// @vitest-environment jsdom
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { CheckoutState } from '../../domain/payment.rules.ts';
import { draw, press, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import type { Checkout } from './useCheckout.ts';

const ofCase: CheckoutState = { paymentId: '0f', referenceNumber: '47110023918', charge: 435_000 };
const ofAll: CheckoutState = { paymentId: '0f', charge: 870_000 };
const unknown: CheckoutState = { paymentId: '0f' };

const usual: Checkout = {
  stage: 'open',
  dueState: 'asking',
  payAgain: null,
  isPending: false,
  problem: null,
  container: createRef(),
};

/** The page of the payment, and where its links lead. */
function open(checkout: Partial<Checkout>, payment: CheckoutState = ofCase) {
  vi.stubGlobal('scrollTo', () => undefined);
  draw(
    <StoryFrame>
      <CheckoutView checkout={{ ...usual, ...checkout }} payment={payment} />
    </StoryFrame>,
  );
  vi.unstubAllGlobals();
  return Array.from(
    document.querySelectorAll<HTMLAnchorElement>('main a'),
    ({ textContent, pathname }) => `${textContent}: ${pathname}`,
  );
}

const spaced = () => shownText().replaceAll('\u00A0', ' ');
const backToCase = 'Tillbaka till ärendet: /krav/47110023918';
const backToClaims = 'Tillbaka till krav: /krav';

describe('the page of a payment', () => {
  it.each<readonly [string, Partial<Checkout>, CheckoutState, readonly string[]]>([
    ['of a case leads back to it', {}, ofCase, [backToCase]],
    ['of all cases leads back to the claims', {}, ofAll, [backToClaims]],
    [
      'that is paid leads to its case [P10]',
      { stage: 'completed' },
      ofCase,
      ['Till ärendet: /krav/47110023918'],
    ],
    [
      'that is paid for all leads to the claims [P10]',
      { stage: 'completed' },
      ofAll,
      ['Till krav: /krav'],
    ],
    [
      'of somebody else leads to the claims only [Z30]',
      { stage: 'missing' },
      ofCase,
      ['Till krav: /krav'],
    ],
    [
      'that was cancelled and is not known leads to the claims',
      { stage: 'cancelled' },
      unknown,
      [backToClaims, 'Försök igen: /krav'],
    ],
    [
      'that could not be made anew leads to its case',
      { stage: 'unavailable', dueState: 'payable', problem: { kind: 'changed', money: 'nothing' } },
      ofCase,
      [backToCase, 'Till ärendet: /krav/47110023918'],
    ],
  ])('%s', (_what, checkout, payment, links) => {
    expect(open(checkout, payment)).toEqual(links);
  });

  it('names what is paid: the case and its amount, or the whole debt [P06]', () => {
    open({}, ofCase);
    expect(spaced()).toContain('Ärende47110023918Belopp4 350 kr');
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
    ['payable', 'Betalningsfönstret gick inte att öppna', true],
    ['unknown', 'Vi vet inte om du redan har betalat', true],
  ] as const)(
    'that cannot be shown, and is %s, says so; another try is offered: %s %s [P12, Z29]',
    async (dueState, said, isOffered) => {
      open({ stage: 'unavailable', dueState });
      await expect.poll(shownText).toContain(said);
      expect(shownText().includes('Ladda om sidan')).toBe(isOffered);
    },
  );
});
