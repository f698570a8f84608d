import { createPortalClient } from '@mina-sidor/api-client';
import { fill } from '@mina-sidor/texts';
import { uiEn } from '@mina-sidor/texts/ui';
import { Container, Heading, Stack, UiProvider } from '@mina-sidor/ui';
import type { ReactElement } from 'react';

import { EveryField } from './EveryField.js';

/** Typed by the package; the server has no cookies. */
export const client = createPortalClient({ baseUrl: '', fetch, readCookie: () => null });

/** A page that a server draws and the browser takes over, in the language of another provider. */
export function App(): ReactElement {
  return (
    <UiProvider locale="en" texts={uiEn}>
      <main>
        <Container>
          <Stack>
            <Heading level={1}>Book a place</Heading>
            <p>{fill(uiEn.showingOf, { visible: 2, total: 2 })}</p>
            <EveryField />
          </Stack>
        </Container>
      </main>
    </UiProvider>
  );
}
