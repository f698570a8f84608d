import type { ReactNode } from 'react';
import { Card, Link, Notice, VisuallyHidden } from '@mina-sidor/ui';
import { Navigate } from 'react-router';

import { environmentFeatures } from '../../platform/config.ts';
import { InformationNotice } from '../../parts/informationText/InformationText.tsx';
import { useServices } from '../../customer/services.ts';
import { paths } from '../../paths.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { useQuery } from '../../customer/useQuery.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { useLogin } from './useLogin.ts';

const words = texts.login;

/** The way in (rows L01–L06, L20, L21). */
export function Component() {
  const { environment, session } = useServices();
  const isLoggedIn = useStore(session.store).status === 'loggedIn';
  const Gate = environmentFeatures[environment].asksBankIdState ? BankIdStateGate : OpenGate;
  // After a login here, or in another tab (rows L15 and R04).
  if (isLoggedIn) return <Navigate replace to={paths.root} />;
  return (
    <LoginFrame>
      <Card isRaised minHeight="loginArea" padding="large">
        <Gate>
          <LoginArea />
        </Gate>
      </Card>
      {environmentFeatures[environment].hasSandbox ? <SandboxNotice /> : null}
      <InformationNotice />
    </LoginFrame>
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
  if (query.status === 'loading') return <VisuallyHidden>{words.loadingState}</VisuallyHidden>;
  if (query.status === 'ready' && query.value) return children;
  return <MaintenanceNotice />;
}

function OpenGate({ children }: GateProps) {
  return children;
}

/** Where newcomers find the other side of the login; in a tab of its own, since the login goes on here. */
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
