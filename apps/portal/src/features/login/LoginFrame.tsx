import type { ReactNode } from 'react';
import { BulletList, Card, Collapsible, Heading, Hero, Stack, Text } from '@mina-sidor/ui';

import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { texts } from '../../texts.ts';

const words = texts.login;

interface LoginFrameProps {
  readonly children: ReactNode;
}

/** The frame around the login (rows L01–L04). It needs no answer from the server, so it can be prerendered. */
export function LoginFrame({ children }: LoginFrameProps) {
  return (
    <Hero
      aside={
        <Stack gap="x20">
          <AboutCard />
          <RequirementsCard />
        </Stack>
      }
      heading={words.welcome}
      lead={words.lead}
      main={<Stack gap="x20">{children}</Stack>}
    />
  );
}

function AboutCard() {
  return (
    <Card>
      <Stack gap="x12">
        <Heading level={2} size="h3">
          {words.about.heading}
        </Heading>
        <BulletList
          items={[
            <>
              {words.about.messages} {words.about.messagesHow}{' '}
              <ProviderLink to="contact">{words.about.messagesContact}</ProviderLink>
            </>,
            words.about.claims,
            words.about.damage,
          ]}
        />
      </Stack>
    </Card>
  );
}

function RequirementsCard() {
  return (
    <Collapsible headingLevel={2} title={words.requirements.heading} variant="card">
      <Stack gap="x8">
        <Text>{words.requirements.browsers}</Text>
        <Text>{words.requirements.operatingSystem}</Text>
      </Stack>
    </Collapsible>
  );
}
