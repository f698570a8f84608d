// @vitest-environment jsdom
import type { User } from '@mina-sidor/api-client';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { RefusedPageProvider } from '../../customer/refusedPage.ts';
import type { SiteState } from '../../domain/access.ts';
import { draw, shownText } from '../../testing/draw.tsx';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { anOverview } from '../../testing/anOverview.ts';
import { knownOf, shortCase } from '../../testing/nextSteps.ts';
import { OverviewView } from './OverviewView.tsx';

interface Situation {
  readonly user?: Partial<User>;
  readonly unread?: number | null;
  readonly offline?: SiteState;
  /** The customer has just paid a case in this browser. */
  readonly hasPaid?: boolean;
  readonly cases?: Parameters<typeof knownOf>[0]['cases'];
}

/** The overview, with plain spaces. */
function open({ user = {}, unread = null, offline = {}, hasPaid, cases = [] }: Situation) {
  const Page = () => {
    const { payments } = useCustomer().scope;
    if (hasPaid === true && payments.store.get()['0f']?.isCompleted !== true) {
      payments.begin('0f', { kind: 'case', referenceNumber: '4711', charge: 435_000 });
      void payments.complete({ paymentId: '0f' });
    }
    return (
      <OverviewView
        state={anOverview(
          knownOf({
            user: aUser(user),
            off: offline,
            unread,
            cases,
            payments: payments.store.get(),
          }),
        )}
      />
    );
  };
  draw(
    <StoryFrame offline={offline} user={aUser(user)}>
      <RefusedPageProvider value={offline.messages === false ? { page: 'messages' } : null}>
        <Page />
      </RefusedPageProvider>
    </StoryFrame>,
  );
  return shownText().replaceAll('\u00A0', ' ');
}

const paid = 'Du har betalat 4 350 kr.';
const onItsWay = 'Det kan ta till nästa vardag innan skulden minskar här.';

describe('the overview', () => {
  it.each<readonly [string, Situation, readonly string[], readonly string[]]>([
    ['names no payment of a customer who has made none', {}, [], [paid, onItsWay]],
    ['names what the customer has just paid [Z84]', { hasPaid: true }, [`${paid} ${onItsWay}`], []],
    [
      'does not promise that the debt will fall when it may have fallen already [Z84]',
      { hasPaid: true, cases: 'failed' },
      [paid],
      [onItsWay],
    ],
    [
      'names no payment once the debt is gone',
      { user: { balance: 0 }, hasPaid: true },
      [],
      [paid, onItsWay],
    ],
    ['claims nothing of messages that nobody has counted [Z41]', {}, [], ['olästa']],
  ])('%s', (_what, situation, said, unsaid) => {
    const text = open(situation);
    for (const each of said) expect(text).toContain(each);
    for (const each of unsaid) expect(text).not.toContain(each);
  });

  it('says once what a customer with nothing to do has just paid [Z84]', () => {
    const paidCase = shortCase('4711', 'Claim', 435_000, '', { paymentStatus: 'CheckoutFinished' });
    const text = open({
      user: { balance: 435_000 },
      hasPaid: true,
      unread: 0,
      cases: [paidCase],
    });
    expect(text).toContain('Du har inget att göra just nu.');
    expect(text.split(`${paid} ${onItsWay}`)).toHaveLength(2);
  });

  it('says once not to pay again, when it shows in place of a payment that may be approved [Z57]', () => {
    const Begun = ({ children }: { readonly children: ReactNode }) => {
      useCustomer().scope.payments.begin('0f', {
        kind: 'case',
        referenceNumber: '4711',
        charge: 435_000,
      });
      return children;
    };
    const offline = { payments: false };
    draw(
      <StoryFrame offline={offline}>
        <RefusedPageProvider value={{ page: 'checkout' }}>
          <Begun>
            <OverviewView state={anOverview(knownOf({ off: offline }))} />
          </Begun>
        </RefusedPageProvider>
      </StoryFrame>,
    );
    expect(shownText()).toContain('Sidan Betala kan inte öppnas.');
    expect(shownText().split('ska du inte betala igen')).toHaveLength(2);
  });

  it('announces why it shows in place of another page [T08]', async () => {
    open({ offline: { messages: false } });
    await expect
      .poll(() => document.querySelector('main [data-announced="status"]')?.textContent)
      .toContain('Sidan Meddelanden kan inte öppnas.');
  });
});
