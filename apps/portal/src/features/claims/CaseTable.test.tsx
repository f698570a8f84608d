// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { UiProvider } from '@mina-sidor/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import type { CaseTab } from '../../customer/listSettings.ts';
import { aCase } from '../../testing/aCase.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { texts } from '../../texts.ts';
import { CaseTable } from './CaseTable.tsx';

/** Ten for the row, and the rest for its number, which has an element for each digit so that it is heard digit by digit. */
const mostElements = 24;

afterEach(() => {
  document.body.replaceChildren();
});

function drawTable(cases: readonly ClaimCase[], tab: CaseTab): void {
  document.body.innerHTML = renderToStaticMarkup(
    <UiProvider locale="sv" texts={texts.ui}>
      <StoryFrame>
        <CaseTable cases={cases} tab={tab} />
      </StoryFrame>
    </UiProvider>,
  );
}

it.each<readonly [string, Partial<ClaimCase>]>([
  ['a case that can be paid', {}],
  ['a case with a payment under way', { paymentStatus: 'Created' }],
  ['a contested case', { stateName: 'Contestation' }],
])('draws few elements for the row of %s', (_name, difference) => {
  const claimCase = aCase({
    referenceNumber: '47110023918',
    registrationNumbers: ['ABC12D'],
    ...difference,
  });
  drawTable([claimCase], 'active');
  const row = document.querySelector('tbody tr');
  expect(row?.textContent).toContain('47110023918');
  expect(1 + (row?.querySelectorAll('*').length ?? 0)).toBeLessThanOrEqual(mostElements);
});

it.each([
  [[], 'Inget registreringsnummer'],
  [['ABC12D'], 'ABC12D'],
  [['ABC12D', 'JHW90K'], 'ABC12D, JHW90K'],
])('says of which vehicles %j a case is [C10]', (registrationNumbers, said) => {
  drawTable([aCase({ registrationNumbers })], 'active');
  expect(document.querySelector('tbody tr')?.textContent).toContain(said);
});

it.each([
  ['active', 'Aktiva krav', 'Det finns inga aktiva ärenden.'],
  ['closed', 'Avslutade krav', 'Det finns inga avslutade ärenden.'],
] as const)(
  'is read as what it lists: %s cases, and says when there are none [C10, C28]',
  (tab, caption, none) => {
    drawTable([aCase({ active: tab === 'active' })], tab);
    expect(document.querySelector('table')?.getAttribute('aria-label')).toBe(caption);
    drawTable([], tab);
    expect(document.body.textContent).toContain(none);
  },
);
