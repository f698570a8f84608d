// @vitest-environment jsdom
import { caseStates, type ClaimCase } from '@mina-sidor/api-client';
import { UiProvider } from '@mina-sidor/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { PaymentPanel } from '../features/case/PaymentPanel.tsx';
import { dueStateOf } from '../features/checkout/dueState.rules.ts';
import { payCellOf } from '../features/claims/claims.rules.ts';
import { wholeDebtOf } from '../features/claims/wholeDebt.rules.ts';
import { aCase } from '../testing/aCase.ts';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { texts } from '../texts.ts';

const differences: readonly (readonly [Partial<ClaimCase>, isPayable: boolean])[] = [
  [{}, true],
  [{ amountToPay: 100 }, true],
  [{ paymentStatus: 'Initialized' }, true],
  [{ amountToPay: 99 }, false],
  [{ amountToPay: 0 }, false],
  [{ amountToPay: null }, false],
  [{ active: false }, false],
  [{ paymentStatus: 'Created' }, false],
  [{ paymentStatus: 'CheckoutFinished' }, false],
  [{ hasOpenUninsuredPeriod: true }, false],
];

/** Cases in every state, with payments on and off, and whether each can be paid. */
const table = caseStates.flatMap((stateName) =>
  differences.flatMap(([difference, isPayable]) => {
    const claimCase = aCase({ stateName, ...difference });
    return [
      { claimCase, access: { payments: true }, isPayable },
      { claimCase, access: { payments: false }, isPayable: false },
    ];
  }),
);

describe('the same cases can be paid', () => {
  it('in the list, unless a tag replaces the button [C12, P01]', () => {
    for (const { claimCase, access, isPayable } of table) {
      const cell = payCellOf(claimCase, access);
      if (isPayable) expect(cell).not.toBeNull();
      else expect(cell).not.toBe('payable');
    }
  });

  it('on the page of the case [D25, P01]', () => {
    for (const { claimCase, access, isPayable } of table) {
      const page = renderToStaticMarkup(
        <UiProvider locale="sv" texts={texts.ui}>
          <StoryFrame offline={access.payments ? {} : { payments: false }}>
            <PaymentPanel claimCase={claimCase} refresh={() => Promise.resolve(undefined)} />
          </StoryFrame>
        </UiProvider>,
      );
      expect(page.includes('\u00A0kr med Swish'), claimCase.stateName ?? '').toBe(isPayable);
    }
  });

  it('in the box for the whole debt [C22, C23, P01]', () => {
    const other = aCase({ referenceNumber: '1' });
    for (const { claimCase, access, isPayable } of table) {
      const debt = wholeDebtOf([claimCase, other], access);
      expect(debt?.cases.includes(claimCase) ?? false).toBe(isPayable);
    }
  });

  it('on the page that replaces an unavailable checkout [P12]', () => {
    for (const { claimCase, access, isPayable } of table) {
      expect(dueStateOf([claimCase], access) === 'payable').toBe(isPayable);
    }
  });
});
