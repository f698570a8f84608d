import { createPortalClient } from '@mina-sidor/api-client';
import { fill } from '@mina-sidor/texts';
import { uiEn } from '@mina-sidor/texts/ui';
import { Container, Heading, Stack, UiProvider } from '@mina-sidor/ui';
import type { ReactElement } from 'react';

import { Claims } from './Claims.js';
import { EveryField } from './EveryField.js';

/** Typed by the package; the server has no cookies. */
export const client = createPortalClient({ baseUrl: '', fetch, readCookie: () => null });

/** A page of another provider, in English, made with the published packages. */
export function App(): ReactElement {
  return (
    <UiProvider locale="en" texts={uiEn}>
      <main>
        <Container>
          <Stack>
            <Heading level={1}>Your claims</Heading>
            <p>{fill(uiEn.showingOf, { visible: 2, total: 2 })}</p>
            <Claims />
            <Heading level={2}>Book a place</Heading>
            <EveryField />
          </Stack>
        </Container>
      </main>
    </UiProvider>
  );
}
