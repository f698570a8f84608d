// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { UiProvider } from '@mina-sidor/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { texts } from '../../texts.ts';
import { CaseTable } from './CaseTable.tsx';

const mostElements = 10;

it.each<readonly [string, Partial<ClaimCase>]>([
  ['a case that can be paid', {}],
  ['a case with a payment under way', { paymentStatus: 'Created' }],
  ['a contested case', { stateName: 'Contestation' }],
])('draws at most ten elements for the row of %s', (_name, difference) => {
  const claimCase = aCase({
    referenceNumber: '47110023918',
    registrationNumbers: ['ABC12D'],
    ...difference,
  });
  document.body.innerHTML = renderToStaticMarkup(
    <UiProvider locale="sv" texts={texts.ui}>
      <StoryFrame>
        <CaseTable cases={[claimCase]} tab="active" />
      </StoryFrame>
    </UiProvider>,
  );
  const row = document.querySelector('tbody tr');
  expect(row?.textContent).toContain('47110023918');
  expect(1 + (row?.querySelectorAll('*').length ?? 0)).toBeLessThanOrEqual(mostElements);
});
