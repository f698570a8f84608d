// @vitest-environment node
import { sv } from '@mina-sidor/texts';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Link } from '../Link/index.ts';
import { UiProvider } from './UiProvider.tsx';

it('renders on a server, with empty live regions ready', () => {
  const page = renderToString(
    <UiProvider locale="sv" texts={sv.ui}>
      <Link href="/krav">Krav</Link>
    </UiProvider>,
  );
  expect(page).toContain('href="/krav"');
  expect(page).toMatch(/aria-live="polite"[^>]*><\/div>/u);
  expect(page).toMatch(/aria-live="assertive"[^>]*><\/div>/u);
});
