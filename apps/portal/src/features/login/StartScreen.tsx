import { useRef, useState } from 'react';
import { Button, Checkbox, Heading, Inline, Notice, Stack, Text, TextButton } from '@mina-sidor/ui';
import type { LoginError, LoginState } from '@mina-sidor/api-client/login';

import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { environmentFeatures } from '../../platform/config.ts';
import { useAreCookiesRefused } from '../../platform/useAreCookiesRefused.ts';
import { CookieInfoDialog } from '../../parts/CookieInfoDialog.tsx';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { DummyLogin } from './DummyLogin.tsx';
import type { LoginControl } from './useLogin.ts';

const words = texts.login;

export interface StartScreenProps {
  readonly consent: {
    readonly hasConsented: boolean;
    readonly setHasConsented: (hasConsented: boolean) => void;
  };
  readonly login: LoginControl;
  readonly state: Extract<LoginState, { step: 'start' | 'failed' }>;
}

/**
 * Consent and the buttons that start the login. Above them, the reason why the last login failed (rows L05–L08,
 * E17–E20).
 */
export function StartScreen({ consent, login, state }: StartScreenProps) {
  const { deviceKind, environment } = useServices();
  const areCookiesRefused = useAreCookiesRefused();
  const { hasConsented, setHasConsented } = consent;
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const [isCookieInfoOpen, setIsCookieInfoOpen] = useState(false);
  const consentRef = useRef<HTMLInputElement>(null);

  const withConsent = (start: () => void) => () => {
    if (hasConsented) {
      start();
      return;
    }
    setIsConsentMissing(true);
    consentRef.current?.focus();
  };

  return (
    <Stack gap="x16">
      <Stack gap="x8">
        <Heading isFocusTarget level={2}>
          {words.heading}
        </Heading>
        <Text tone="soft">{words.intro}</Text>
      </Stack>
      {areCookiesRefused ? (
        <Notice title={words.cookiesRefused.title} tone="warning">
          {words.cookiesRefused.text}
        </Notice>
      ) : null}
      {state.step === 'failed' && !areCookiesRefused ? <FailureNotice error={state.error} /> : null}
      <Checkbox
        after={
          <Inline gap="x16" justify="between">
            <ProviderLink to="terms">{words.consentTerms}</ProviderLink>
            <TextButton onClick={() => setIsCookieInfoOpen(true)}>
              {words.consentCookies}
            </TextButton>
          </Inline>
        }
        error={isConsentMissing ? words.consentMissing : undefined}
        value={hasConsented}
        isFramed
        label={words.consent}
        onValueChange={(isChecked) => {
          setHasConsented(isChecked);
          setIsConsentMissing(false);
        }}
        ref={consentRef}
      />
      {deviceKind === 'desktop' ? (
        <Button isFullWidth onClick={withConsent(() => login.start('qr'))}>
          {words.start}
        </Button>
      ) : (
        <Stack gap="x12">
          <Button isFullWidth onClick={withConsent(() => login.start('autostart'))}>
            {words.startThisDevice}
          </Button>
          <Button isFullWidth onClick={withConsent(() => login.start('qr'))} variant="secondary">
            {words.startOtherDevice}
          </Button>
        </Stack>
      )}
      <Text size="small">
        <ProviderLink to="bankId">{words.help}</ProviderLink>
      </Text>
      {environmentFeatures[environment].hasDummyLogin ? (
        <DummyLogin
          isRefused={state.step === 'start' && state.dummyError !== undefined}
          onSubmit={(personalNumber) => withConsent(() => login.startDummy(personalNumber))()}
        />
      ) : null}
      <CookieInfoDialog onOpenChange={setIsCookieInfoOpen} open={isCookieInfoOpen} />
    </Stack>
  );
}

/** Why the login ended. A cancellation by the customer is not shown as an error (row E19). */
function FailureNotice({ error }: { readonly error: LoginError }) {
  const text = words.errors[error];
  return error === 'userCancel' ? (
    <Notice announcement="alert" title={text} tone="info" />
  ) : (
    <Notice announcement="alert" title={words.errors.heading} tone="critical">
      {text}
    </Notice>
  );
}
