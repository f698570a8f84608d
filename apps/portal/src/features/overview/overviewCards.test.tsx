// @vitest-environment jsdom
import type { User } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import type { SiteState } from '../../domain/access.ts';
import { anOverview } from '../../testing/anOverview.ts';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { knownOf } from '../../testing/nextSteps.ts';
import { linkTo, mainText } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { OverviewView } from './OverviewView.tsx';

const drawOverview = (
  user: Partial<User> = {},
  offline: SiteState = {},
  unread: number | null = 0,
) =>
  drawOnce(
    <StoryFrame offline={offline} user={aUser(user)}>
      <OverviewView
        state={anOverview(
          // The cards say the same whether or not the cases are known.
          knownOf({ user: aUser(user), off: offline, unread, cases: 'failed' }),
        )}
      />
    </StoryFrame>,
  );

const names = ['Krav', 'Skador', 'Meddelanden', 'Dokument'] as const;
type Name = (typeof names)[number];

/** The card: its text below the title, its tone and its links. The claims' title goes on where the debt shows. */
function card(name: Name) {
  const heading = [...document.querySelectorAll('main h2')].find((one) =>
    [name, `${name} – din skuld just nu`].includes(shownText(one)),
  );
  const element = heading?.closest('[data-tone]');
  return {
    text: shownText(element).replace(new RegExp(`^${name}`, 'u'), ''),
    tone: element?.getAttribute('data-tone'),
    links: [...(element?.querySelectorAll('a') ?? [])].map((link) => shownText(link)),
  };
}

const contact = 'Kontakta oss (öppnas i ny flik)';
const cannotShowDamages = 'Vi kan inte visa dina skador här.';

it.each<[string, Partial<User>, string, readonly string[], string, readonly string[]]>([
  [
    'is blocked in both systems',
    { matrixCustomerType: 'blockedMatrixCustomer', damageCustomerType: 'BlockedCustomer' },
    'Vi kan inte visa dina krav här. Kontakta oss så hjälper vi dig.',
    [contact],
    cannotShowDamages,
    [contact],
  ],
  [
    'has claims and whose damages cannot be shown',
    { damageCustomerType: 'NoDamageCustomer' },
    '12 480 kr',
    ['Visa krav'],
    cannotShowDamages,
    [contact],
  ],
  [
    'is no customer of either system',
    { matrixCustomerType: 'notCustomer', damageCustomerType: 'NoCustomer' },
    'Du har inget att betala till oss.',
    [],
    'Har du råkat ut för en skada?',
    ['Anmäl en skada (öppnas i ny flik)'],
  ],
  [
    'has damages alone',
    { matrixCustomerType: 'notCustomer' },
    'Du har inget att betala till oss.',
    [],
    'Följ dina anmälda skador',
    ['Visa skador'],
  ],
])(
  'a customer who %s reads why, and what to do instead [O05, O06, C02, S04, T06, T10]',
  (_name, user, claims, claimLinks, damages, damageLinks) => {
    drawOverview(user);
    expect(card('Krav').text).toContain(claims);
    expect(card('Krav').links).toEqual(claimLinks);
    expect(card('Skador').text).toContain(damages);
    expect(card('Skador').links).toEqual(damageLinks);
    // A reason that concerns only this customer is not shown as a fault of the system.
    for (const name of names) expect(card(name).tone, name).not.toBe('warning');
  },
);

it('a customer without damages is led to the form for reporting one [O06]', () => {
  drawOverview({ damageCustomerType: 'NoCustomer' });
  expect(linkTo(/^Anmäl en skada/u)).toBe('https://trafikfonden.example/damageReport');
});

describe('a card whose system is off', () => {
  const closed = 'Stängt just nu. Försök igen om en stund.';

  function expectClosed(closedCards: readonly Name[]) {
    for (const name of names) {
      const { text, tone, links } = card(name);
      const isClosed = closedCards.includes(name);
      expect(text.includes(closed), name).toBe(isClosed);
      expect(links, name).toHaveLength(isClosed ? 0 : 1);
      expect(tone, name).toBe(isClosed ? 'warning' : name === 'Krav' ? 'brand' : 'plain');
    }
  }

  it.each<[string, Name]>([
    ['claims', 'Krav'],
    ['damages', 'Skador'],
    ['documents', 'Dokument'],
    ['messages', 'Meddelanden'],
  ])(
    'says so, loses its link, and leaves the other cards alone: %s [O04, O02, U01]',
    (system, name) => {
      drawOverview({}, { [system]: false });
      expectClosed([name]);
    },
  );

  it('does not hide that a plan does not wait [O02, O04]', () => {
    const off = { claims: false, damages: false, documents: false, messages: false };
    drawOverview({ paymentPlanWillBeClosed: true }, off);
    expectClosed(names);
    expect(mainText()).toContain('Hör av dig till oss, så berättar vi vad som gäller.');
    expect([...document.querySelectorAll('main a')].map((link) => shownText(link))).toEqual([
      contact,
    ]);
  });

  it('says nothing of the system to a customer who has nothing in it [O04, O05]', () => {
    const user = { matrixCustomerType: 'notCustomer', damageCustomerType: 'NoCustomer' } as const;
    drawOverview(user, { claims: false, damages: false });
    expect(card('Krav').text).toBe('Du har inget att betala till oss.');
    expect(card('Skador').text).toContain('Har du råkat ut för en skada?');
  });
});

it.each<[Partial<User>, string, string | null]>([
  [{ balance: 4_131_700 }, '41 317 kr', null],
  [
    { balance: 544_200, unInsuredVehicles: 1, increasingDebtAmount: 18_000 },
    '5 442 kr',
    '+ 180 kr/dag',
  ],
  [{ balance: null, unInsuredVehicles: 1, increasingDebtAmount: null }, 'Okänt belopp', null],
])(
  'the claims card shows the balance, and the daily increase only while a vehicle is uninsured: %j [O07, C05, Z09, P02]',
  (user, balance, increase) => {
    drawOverview(user);
    const { text } = card('Krav');
    expect(text).toContain(balance);
    if (increase === null) expect(text).not.toContain('/dag');
    else expect(text).toContain(increase);
  },
);

it.each([
  [1, '1 oläst meddelande'],
  [0, 'Inga olästa meddelanden'],
])('the card of messages tells of %i unread ones [O03, N11]', (unread, text) => {
  drawOverview({}, {}, unread);
  expect(card('Meddelanden').text).toContain(text);
});

it('nothing is said of unread messages while messages are closed [O03, O04]', () => {
  drawOverview({}, { messages: false }, null);
  expect(mainText()).not.toMatch(/oläst/u);
});
