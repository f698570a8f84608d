import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { announced } from '../testing/pages/announced.ts';
import { textOf } from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';

it.each([
  ['/krav', ['/api/Insurance/GetReferenceNumberBasePackage'], 'Hämtar dina krav'],
  ['/krav/47110023918', ['/api/Insurance/GetReferenceNumberBaseCard'], 'Hämtar kravet'],
  [
    '/dokument',
    ['/api/Communication/Documents', '/api/Communication/GetInsuranceDocumentMetadatas'],
    'Laddar',
  ],
  ['/meddelanden', ['/api/Communication/GetConversations'], 'Hämtar dina konversationer'],
  ['/skador', ['/api/PortalDamage/GetDamages'], 'Laddar'],
])(
  '%s says in words that it loads, on the screen from the third second on and aloud [Z91]',
  async (path, calls, words) => {
    for (const call of calls) await sandbox.addFault({ path: call, delayMs: 120_000, times: 1 });
    await openPortal(path);
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => textOf('main')).toContain(words);
    await expect.poll(() => announced().some((said) => said.startsWith(words))).toBe(true);
  },
);
