import { Card, Heading, Link, Notice, Stack, Text, VisuallyHidden } from '@mina-sidor/ui';

import { environmentFeatures } from '../../platform/config.ts';
import { InformationNotice } from '../../parts/informationText/InformationText.tsx';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { useQuery } from '../../customer/useQuery.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { useLogin } from './useLogin.ts';

const words = texts.login;

/** Rows L01–L06, L20, L21. */
export function LoginPage() {
  const { environment } = useServices();
  const { asksBankIdState, hasSandbox } = environmentFeatures[environment];
  // On hosts where BankID may be closed, the login shows only once BankID is known to be open (row L21).
  const asked = useQuery(
    asksBankIdState ? ['bankIdState'] : null,
    (client) => client.getBankIdCurrentState(),
    { kind: 'login' },
  );
  const isLoading = asksBankIdState && asked.status === 'loading';
  const isOpen = !asksBankIdState || (asked.status === 'ready' && asked.value);
  return (
    <LoginFrame>
      {/* As high in every step of the login, so that nothing below it moves. */}
      <Card isRaised minHeight={isLoading || isOpen ? 'loginArea' : undefined} padding="large">
        {isLoading ? (
          <VisuallyHidden>{words.loadingState}</VisuallyHidden>
        ) : isOpen ? (
          <LoginArea />
        ) : (
          <MaintenanceNotice />
        )}
      </Card>
      {hasSandbox ? <SandboxNotice /> : null}
      <InformationNotice />
    </LoginFrame>
  );
}

/** Replaces the login while BankID is closed (row L21). */
function MaintenanceNotice() {
  const { title, text, contact } = texts.pages.maintenance;
  return (
    <Stack gap="x16">
      <Heading isFocusTarget level={2}>
        {title}
      </Heading>
      <Text>{text}</Text>
      <Text>
        <ProviderLink to="contactUs">{contact}</ProviderLink>
      </Text>
    </Stack>
  );
}

/** Opens a new tab, because the login continues in this one. */
function SandboxNotice() {
  return (
    <Notice
      action={
        <Link href="/sandbox" isExternal>
          {words.sandbox.link}
        </Link>
      }
      title={words.sandbox.title}
      tone="neutral"
    />
  );
}

function LoginArea() {
  return <LoginPanel login={useLogin()} />;
}
