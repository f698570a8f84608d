import type { ReactNode } from 'react';
import { BulletList, Card, Collapsible, Heading, Hero, Link, Loader, Stack, Text } from '@mina-sidor/ui';

import { environmentFeatures } from '../../shared/config.ts';
import { InformationNotice } from '../../shared/InformationText.tsx';
import { MaintenanceNotice } from '../../shared/MaintenanceNotice.tsx';
import { useServices } from '../../shared/services.ts';
import { texts } from '../../shared/texts.ts';
import { useQuery } from '../../shared/useQuery.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { useLogin } from './useLogin.ts';

const words = texts.login;

/** The way in (rows L01–L06, L20, L21). */
export function Component() {
  const { environment } = useServices();
  const Gate = environmentFeatures[environment].asksBankIdState ? BankIdStateGate : OpenGate;
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
      main={
        <Stack gap="x20">
          <Card isRaised minHeight="loginArea" padding="large">
            <Gate>
              <LoginArea />
            </Gate>
          </Card>
          <InformationNotice />
        </Stack>
      }
    />
  );
}

interface GateProps {
  readonly children: ReactNode;
}

/** On hosts where BankID may be closed, the login shows only if it is open, and nothing while that is asked (L21). */
function BankIdStateGate({ children }: GateProps) {
  const query = useQuery(['bankIdState'], (client) => client.getBankIdCurrentState(), {
    kind: 'login',
  });
  if (query.status === 'loading') return <Loader label={words.loadingState} />;
  if (query.status === 'ready' && query.value) return children;
  return <MaintenanceNotice headingLevel={2} />;
}

function OpenGate({ children }: GateProps) {
  return children;
}

function LoginArea() {
  return <LoginPanel login={useLogin()} />;
}

function AboutCard() {
  const { config } = useServices();
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
              <Link href={config.links.contact} isExternal>
                {words.about.messagesContact}
              </Link>
              .
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
