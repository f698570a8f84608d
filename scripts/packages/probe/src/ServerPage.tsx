import { fill } from '@mina-sidor/texts';
import { uiEn } from '@mina-sidor/texts/ui';
import {
  Badge,
  breakpoints,
  BulletList,
  Button,
  Card,
  CheckIcon,
  Collapsible,
  Container,
  countFiltersInUse,
  DescriptionList,
  Footer,
  Heading,
  Link,
  Logo,
  Notice,
  PageShell,
  parseDate,
  SkipLink,
  Stack,
  Tag,
  Text,
  TextField,
  tones,
  UiProvider,
} from '@mina-sidor/ui';
import type { ReactElement } from 'react';

/** A page that React draws on the server only, as Next.js does: it has no `'use client'`. */
export function ServerPage(): ReactElement {
  const inUse = countFiltersInUse([{ kind: 'contains', text: '47', of: () => '' }]);
  return (
    <UiProvider locale="en" texts={uiEn}>
      <PageShell
        footer={<Footer columns={[]} logo={<Logo name="Kommunen" variant="footer" />} />}
        header={<Logo name="Kommunen" variant="header" />}
        mainId="main"
        skipLink={<SkipLink targetId="main">Till innehållet</SkipLink>}
      >
        <Container>
          <Heading level={1}>{fill(uiEn.showingOf, { visible: inUse, total: 2 })}</Heading>
          <Stack>
            <Text>
              {tones.join(' ')} {Object.keys(breakpoints).join(' ')}
            </Text>
            <Card>
              <DescriptionList items={[{ term: 'Belopp', description: '1 240 kr' }]} />
              <Badge count={2} label="2 olästa" /> <Tag>Ny</Tag> <CheckIcon />
            </Card>
            <TextField hint={String(parseDate('2026-11-22'))} label="Namn" name="name" />
            <Button type="submit">Skicka</Button>
            <Collapsible title="Mer">Text</Collapsible>
            <Notice title="Stängt" tone="info" />
            <BulletList items={['Ett']} />
            <Link href="/krav">Krav</Link>
          </Stack>
        </Container>
      </PageShell>
    </UiProvider>
  );
}
