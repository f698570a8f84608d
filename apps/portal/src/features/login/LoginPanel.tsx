import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  Button,
  ButtonLink,
  Heading,
  Loader,
  Notice,
  Stack,
  Stepper,
  Text,
  TextButton,
  useAnnounce,
} from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { reloadOnce } from '../../platform/release.ts';
import { useFocusHeadingOnChange } from '../../platform/useFocusHeadingOnChange.ts';
import { texts } from '../../texts.ts';
import { autostartHref, panelOf, waitingText } from './loginView.rules.ts';
import { StartScreen, type StartScreenProps } from './StartScreen.tsx';
import type { LoginControl } from './useLogin.ts';
import { wayBackOf } from './wayBack.rules.ts';

const words = texts.login;

/** QR codes have their own chunk, since the first view does not need them. */
const fetchQrStep = () => import('./QrCodeOfLogin.tsx');
const QrCodeOfLogin = lazy(async () => {
  try {
    return { default: (await fetchQrStep()).QrCodeOfLogin };
  } catch {
    // Chromium remembers a failed import until the page is loaded again.
    return reloadOnce() ? new Promise<never>(() => undefined) : { default: QrCodeMissing };
  }
});

const steps = [
  { label: words.steps.open },
  { label: words.steps.sign },
  { label: words.steps.done },
];

interface LoginPanelProps {
  readonly login: LoginControl;
}

/** The login card's content. A new panel takes focus, since the pressed button has gone. */
export function LoginPanel({ login }: LoginPanelProps) {
  // Kept above the steps, so that a second try does not ask for consent again (WCAG 3.3.7).
  const [hasConsented, setHasConsented] = useState(false);

  useEffect(() => {
    // Without a network, the code is loaded when it is needed.
    fetchQrStep().catch(() => undefined);
  }, []);

  const panel = panelOf(login.state);
  useFocusHeadingOnChange(panel, { heading: 'main h2[tabindex]' });

  // With a key, the next heading is another element, whose focus is news.
  return <PanelContent key={panel} consent={{ hasConsented, setHasConsented }} login={login} />;
}

/** The content of each step (rows L05–L19). */
function PanelContent({ login, consent }: LoginPanelProps & Pick<StartScreenProps, 'consent'>) {
  const { state } = login;
  switch (state.step) {
    case 'start':
    case 'failed':
      return <StartScreen consent={consent} login={login} state={state} />;
    case 'starting':
      return (
        <Step heading={words.heading}>
          <Loader label={words.starting} />
          <Cancel login={login} />
        </Step>
      );
    case 'waiting': {
      const status = waitingText(state);
      return state.mode === 'qr' ? (
        <Step heading={words.qr.heading}>
          <Suspense fallback={<Loader label={words.starting} />}>
            <QrCodeOfLogin status={status} value={state.qrDatastring ?? ''}>
              <Cancel login={login} />
            </QrCodeOfLogin>
          </Suspense>
        </Step>
      ) : (
        <Step announcement={status} heading={words.autostart.heading}>
          <Stepper currentIndex={0} label={words.steps.label} steps={steps} />
          <Text>{words.autostart.intro}</Text>
          <OpenApp token={state.autostartToken} />
          <Text tone="soft">{status}</Text>
          <Cancel login={login} />
        </Step>
      );
    }
    case 'signing':
      return (
        <Step announcement={words.signing.text} heading={words.signing.heading}>
          <Stepper currentIndex={1} label={words.steps.label} steps={steps} />
          <Text>{words.signing.text}</Text>
          <Cancel login={login} />
        </Step>
      );
    case 'finalizing':
    case 'loggedIn':
      return (
        <Step announcement={words.finalizing.text} heading={words.finalizing.heading}>
          <Stepper currentIndex={2} label={words.steps.label} steps={steps} />
          <Text>{words.finalizing.text}</Text>
        </Step>
      );
  }
}

interface StepProps {
  readonly heading: string;
  /** Announced when it changes within the step. */
  readonly announcement?: string;
  readonly children: ReactNode;
}

function Step({ heading, announcement, children }: StepProps) {
  const announce = useAnnounce();

  useEffect(() => {
    if (announcement !== undefined) announce(announcement);
  }, [announcement, announce]);

  return (
    <Stack gap="x20">
      <Heading isFocusTarget level={2}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

/** Stands in for the QR code when a reload has not brought its code (row Z24). */
function QrCodeMissing({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Notice
        action={
          <Button onClick={() => location.reload()} size="small" variant="secondary">
            {words.qr.reload}
          </Button>
        }
        announcement="alert"
        title={words.qr.missing}
        tone="critical"
      />
      {children}
    </>
  );
}

function Cancel({ login }: LoginPanelProps) {
  return (
    <div>
      <TextButton onClick={() => login.cancel()}>{words.cancel}</TextButton>
    </div>
  );
}

function OpenApp({ token }: { readonly token: string | null }) {
  const { config } = useServices();
  if (token === null) return null;
  const wayBack = wayBackOf(navigator, new URL(location.href));
  return (
    <>
      {wayBack.kind === 'byHand' ? <Text>{words.autostart.backByHand}</Text> : null}
      <div>
        <ButtonLink href={autostartHref({ base: config.bankIdAutostartBase, token, wayBack })}>
          {words.autostart.open}
        </ButtonLink>
      </div>
    </>
  );
}
