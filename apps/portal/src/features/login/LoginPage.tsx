import type { ReactNode } from 'react';
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
  return (
    <LoginFrame>
      {asksBankIdState ? <LoginIfOpen /> : <LoginArea />}
      {hasSandbox ? <SandboxNotice /> : null}
      <InformationNotice />
    </LoginFrame>
  );
}

/** On hosts where BankID may be closed, the login shows only once BankID is known to be open (row L21). */
function LoginIfOpen() {
  const query = useQuery(['bankIdState'], (client) => client.getBankIdCurrentState(), {
    kind: 'login',
  });
  if (query.status === 'ready' && query.value) return <LoginArea />;
  if (query.status !== 'loading') return <MaintenanceNotice />;
  return (
    <LoginCard>
      <VisuallyHidden>{words.loadingState}</VisuallyHidden>
    </LoginCard>
  );
}

/** Replaces the login while BankID is closed (row L21). */
function MaintenanceNotice() {
  const { title, text, contact } = texts.pages.maintenance;
  return (
    <Card isRaised padding="large">
      <Stack gap="x16">
        <Heading isFocusTarget level={2}>
          {title}
        </Heading>
        <Text>{text}</Text>
        <Text>
          <ProviderLink to="contactUs">{contact}</ProviderLink>
        </Text>
      </Stack>
    </Card>
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
  const login = useLogin();
  return (
    <LoginCard>
      <LoginPanel login={login} />
    </LoginCard>
  );
}

/** As high in every step, so that nothing below it moves. */
function LoginCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card isRaised minHeight="loginArea" padding="large">
      {children}
    </Card>
  );
}
