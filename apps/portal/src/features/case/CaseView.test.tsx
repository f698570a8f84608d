// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { describe, expect, it, vi } from 'vitest';

import type { Query } from '../../customer/useQuery.ts';
import type { SiteState } from '../../domain/access.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { aFailedQuery, aReadyQuery } from '../../testing/aQuery.ts';
import { press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { CaseView } from './CaseView.tsx';

/** What the page of the case says, with plain spaces. */
function page(query: Query<ClaimCase>, offline: SiteState = {}): string {
  drawInFrame(<CaseView query={query} referenceNumber="47110023918" />, { offline });
  return shownText().replaceAll('\u00A0', ' ');
}

const ofCase = (overrides: Partial<ClaimCase>, offline?: SiteState) =>
  page(aReadyQuery(aCase(overrides)), offline);

const uninsured = { hasOpenUninsuredPeriod: true, dayCharge: 18_000 };
const plan = { stateName: 'InstallmentPlan', paymentPlanInfo: aPlan(), amountToPay: 196_250 };
const closed = { active: false, amountToPay: 0 };

type Row = readonly [string, Partial<ClaimCase>, readonly string[], readonly string[]];

describe('the page of a case', () => {
  it.each<Row>([
    [
      'of an uninsured vehicle foretells nothing that does not follow from its days [Z78]',
      uninsured,
      ['I dag4 350 krBeloppet uppdateras på vardagar.'],
      ['I morgon', 'Om en vecka', 'Så mycket blir kravet'],
    ],
    [
      'that is not paid says what waiting costs [Z82]',
      {},
      [
        'Om du väntar med att betala',
        'Nu4 350 krHos inkassominst 4 530 kr180 kr extra, och ränta',
        'Hos Kronofogdenminst 5 210 kr680 kr till för ansökan, och ränta',
        'Vi vet inte vilken dag kravet går vidare.',
      ],
      [],
    ],
    [
      'whose next stage has no price says nothing of waiting [Z82]',
      { stateName: 'PaymentOrder' },
      [],
      ['Om du väntar med att betala'],
    ],
    [
      'of an uninsured vehicle that costs nothing yet can be paid by Plusgiro too [D24]',
      { ...uninsured, amountToPay: 0 },
      ['OCR-nummer'],
      [],
    ],
    [
      'shows the months of a plan also when nothing more is asked for [D28, D29]',
      { ...plan, amountToPay: 0 },
      ['Den här månaden', 'Nästa månad', 'Inget att betala'],
      [],
    ],
    [
      'that is closed has no plan, no amount and no advice on paying [D17, D18]',
      { ...plan, ...uninsured, ...closed, amountToPay: 196_250 },
      ['Avslutat'],
      [
        'Belopp',
        'Det här är kvar av planen',
        'Du har inget att betala',
        'Så slutar skulden att öka',
        'Swish',
      ],
    ],
    [
      'that is closed and paid says that nothing is left to pay',
      closed,
      ['Kravet är avslutat. Du har inget att betala för det.', 'Därför fick du kravet'],
      ['Uppgifterna uppdateras'],
    ],
  ])('%s', (_what, overrides, said, unsaid) => {
    const text = ofCase(overrides);
    for (const each of said) expect(text).toContain(each);
    for (const each of unsaid) expect(text).not.toContain(each);
  });

  it('whose state is explained does not offer to write about it where messages are closed [Z79]', () => {
    ofCase({ stateName: 'Contestation' }, { messages: false });
    const [meaning = ''] = [...document.querySelectorAll('section')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.startsWith('Du har bestridit kravet'));
    expect(meaning).toContain('Du har bestridit kravet');
    expect(meaning).not.toContain('Kontakta oss');
  });

  it('does not offer to write where messages are closed [Z33]', () => {
    const text = ofCase({}, { messages: false });
    expect(text).toContain('Ring oss');
    expect(text).not.toContain('Skicka meddelande');
  });

  it.each([
    ['does not exist', true, 'Du har inget krav med det här numret', 'Ladda om'],
    ['cannot be shown now', false, 'Ladda om', 'Du har inget krav med det här numret'],
  ])('that %s says so', async (_what, isMissing, said, unsaid) => {
    page({ ...aFailedQuery, isMissing });
    await expect.poll(shownText).toContain(said);
    expect(shownText()).not.toContain(unsaid);
  });

  it('that cannot be shown now says so below its number, and is fetched again by a press [D02, E25]', async () => {
    const reload = vi.fn();
    page({ ...aFailedQuery, reload });
    await expect.poll(shownText).toContain('Något gick fel!');
    expect(shownText()).toContain('Vi kan inte visa ärendet just nu. Försök igen om en stund.');
    expect(document.querySelector('h1')?.textContent).toContain('47110023918');
    press('Ladda om');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
