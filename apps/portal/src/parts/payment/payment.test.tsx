// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import type { MoneyTaken } from '../../domain/payment.rules.ts';
import type { ShownProblem } from '../../customer/payment/usePayment.ts';
import { createStore } from '../../platform/store.ts';
import { aCase } from '../../testing/aCase.ts';
import { button, draw, press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { LossWarning } from './LossWarning.tsx';
import { PaymentProblemNotice } from './PaymentProblemNotice.tsx';
import { ProcessingCard } from './ProcessingCard.tsx';
import { useBankPayments } from './useBankPayments.ts';

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
});

const spaced = () => shownText().replaceAll('\u00A0', ' ');

describe('what a customer needs to pay through a bank', () => {
  const open = (...given: Parameters<typeof useBankPayments>) => {
    const seen: ReturnType<typeof useBankPayments>[] = [];
    const Page = () => {
      seen.push(useBankPayments(...given));
      return null;
    };
    drawInFrame(<Page />);
    const [payment] = seen.at(-1) ?? [];
    return {
      numbers: payment?.numbers.map(({ label, value }) => `${label} ${value}`),
      code: payment?.code?.label.replaceAll('\u00A0', ' '),
    };
  };
  const both = ['Plusgiro 1234566', 'OCR-nummer 471100239188'];

  it.each<
    readonly [string, Partial<ClaimCase>, number | null, readonly string[], string | undefined]
  >([
    ['with both numbers', {}, 435_000, both, 'QR-kod för att betala 4 350 kr till Plusgiro'],
    ['of an amount that cannot be read', {}, null, both, undefined],
    ['without an amount', {}, 0, both, undefined],
    ['without an OCR number', { ocrNumber: null }, 435_000, both.slice(0, 1), undefined],
    ['without an account', { plusGiroNumber: null }, 435_000, both.slice(1), undefined],
  ])(
    'is every known number of a case %s, and a code if it can be made [D24, D27, D30]',
    (_what, change, amount, numbers, code) => {
      expect(open(aCase(change), amount)).toEqual({ numbers, code });
    },
  );

  it.each([
    ['2026-11-30', 'QR-kod för att betala 1 000 kr till Plusgiro senast 2026-11-30'],
    ['2026-11-20', 'QR-kod för att betala 1 000 kr till Plusgiro senast 2026-11-20'],
    ['2026-11-19', 'QR-kod för att betala 1 000 kr till Plusgiro'],
  ])(
    'includes the last day of a month of a plan until it has passed: %s, on 20 November [D28]',
    (day, code) => {
      expect(open(aCase(), 100_000, day).code).toBe(code);
    },
  );
});

describe('a case that is being paid', () => {
  const open = (isPaidHere: boolean, offline = {}) => {
    const claimCase = aCase({ amountToPay: 435_050, paymentStatus: 'CheckoutFinished' });
    const Page = () => {
      const { payments } = useCustomer().scope;
      if (isPaidHere && payments.store.get()['0f']?.isCompleted !== true) {
        const { referenceNumber } = claimCase;
        payments.begin('0f', { kind: 'case', referenceNumber, charge: 435_000 });
        void payments.complete({ paymentId: '0f' });
      }
      return <ProcessingCard claimCase={claimCase} takesFocus={false} />;
    };
    drawInFrame(<Page />, { offline });
    return document.querySelector('main a')?.getAttribute('href');
  };

  it.each([
    ['what this browser has paid', true, {}, '/krav/betala/0f'],
    ['nothing while that page is closed', true, { payments: false }, undefined],
    ['nothing that was paid elsewhere', false, {}, undefined],
  ])('leads to the confirmation of %s [Z84]', (_what, isPaidHere, offline, address) => {
    expect(open(isPaidHere, offline)).toBe(address);
    expect(shownText().includes('Visa bekräftelsen')).toBe(address !== undefined);
  });

  it('shows what this browser knows to have been charged as the customer’s payment [Z28]', () => {
    open(true);
    expect(spaced()).toContain('Din betalning4 350 kr');
  });

  it('shows the amount of the case under its own name where the charge is not known [Z28]', () => {
    open(false);
    expect(spaced()).toContain('Kravets belopp4 350,50 kr');
  });
});

describe('a payment that did not start', () => {
  const money = createStore<MoneyTaken>('nothing');
  const problem: ShownProblem = { kind: 'changed', money };
  const nothing = 'Inga pengar har dragits.';

  it('says that no money was taken where that is certain [Z29]', () => {
    drawInFrame(<PaymentProblemNotice cases={[aCase()]} problem={problem} />);
    expect(shownText()).toContain(nothing);
    flushSync(() => money.set('unknown'));
    expect(shownText(), 'another tab has begun a payment').not.toContain(nothing);
    expect(shownText()).toContain('Vi vet inte');
    money.set('nothing');
  });

  it('no longer says so once a payment of the case is being processed [Z29]', () => {
    drawInFrame(
      <PaymentProblemNotice cases={[aCase({ paymentStatus: 'Created' })]} problem={problem} />,
    );
    expect(shownText()).not.toContain(nothing);
    expect(shownText()).toContain('Den ska du inte betala igen.');
  });
});

describe('the question about what a payment would lose', () => {
  const open = async () => {
    const question = { loss: 'files', goOn: vi.fn(), stay: vi.fn() } as const;
    draw(<LossWarning question={question} />);
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
    return question;
  };

  it('begins with its name and text, loses nothing at its first button and goes on at the other [Z15, Z100]', async () => {
    const { goOn, stay } = await open();
    press('Stanna kvar');
    expect([stay.mock.calls.length, goOn.mock.calls.length]).toEqual([1, 0]);
    press('Gå till betalningen');
    expect([stay.mock.calls.length, goOn.mock.calls.length]).toEqual([1, 1]);
  });

  it('loses nothing at Escape [Z15]', async () => {
    const { goOn, stay } = await open();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    flushSync(() => button('Stanna kvar').dispatchEvent(escape));
    expect([stay.mock.calls.length, goOn.mock.calls.length]).toEqual([1, 0]);
  });
});
