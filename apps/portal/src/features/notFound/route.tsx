import { ButtonLink, Card, Heading, Inline, Link, Section, Stack, Text } from '@mina-sidor/ui';

import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { paths } from '../../paths.ts';
import { useAccess } from '../../customer/accessNow.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

/** Shows at every unknown address, logged in or not (rows R11 and R12). */
export function Component() {
  const { session } = useServices();
  const isLoggedIn = useStore(session.store).status === 'loggedIn';
  const areMessagesOff = useAccess()?.routes.messages === false;
  const words = texts.pages.notFound;
  return (
    <Section width="reading">
      <Card padding="large">
        <Stack gap="x16">
          <Heading isFocusTarget level={1}>
            {words.title}
          </Heading>
          <Text size="lead">{words.text}</Text>
          <Inline>
            <ButtonLink href={paths.root}>
              {isLoggedIn ? words.toOverview : words.toLogin}
            </ButtonLink>
          </Inline>
          <Inline gap="x24">
            {areMessagesOff ? null : (
              <Link href={paths.messages}>
                {isLoggedIn ? words.sendMessage : words.logInAndSendMessage}
              </Link>
            )}
            <ProviderLink to="contact">{words.call}</ProviderLink>
          </Inline>
        </Stack>
      </Card>
    </Section>
  );
}
