import {
  Button,
  Card,
  type FieldFault,
  Form,
  Notice,
  PasswordField,
  TextField,
} from '@mina-sidor/ui';
import { type ReactElement, useState } from 'react';

import { errorOf, missing } from '../faults.ts';
import { Page } from '../Page.tsx';
import { signIn } from '../server.ts';

/** Where a customer signs in. The address stays, so that the customer comes to the page that was asked for. */
export function SignIn({
  onSignedIn,
}: {
  readonly onSignedIn: (customer: string) => void;
}): ReactElement {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');

  async function send(data: FormData): Promise<void> {
    const found = missing(data, {
      email: 'Enter your e-mail address.',
      password: 'Enter your password.',
    });
    setFaults(found);
    if (found.length > 0) return;
    setState('sending');
    try {
      onSignedIn(await signIn(String(data.get('email')), String(data.get('password'))));
    } catch {
      setState('failed');
    }
  }

  return (
    <Page title="Sign in">
      <Card>
        <Form faults={faults} onSubmit={(data) => void send(data)}>
          <TextField
            autoComplete="username"
            error={errorOf(faults, 'email')}
            id="email"
            isRequired
            kind="email"
            label="E-mail address"
            name="email"
          />
          <PasswordField
            autoComplete="current-password"
            error={errorOf(faults, 'password')}
            id="password"
            isRequired
            label="Password"
            name="password"
          />
          {state === 'failed' ? (
            <Notice announcement="alert" title="You could not be signed in" tone="critical">
              Check the e-mail address and the password, and try again.
            </Notice>
          ) : null}
          <div>
            <Button isPending={state === 'sending'} pendingLabel="Signing in" type="submit">
              Sign in
            </Button>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
