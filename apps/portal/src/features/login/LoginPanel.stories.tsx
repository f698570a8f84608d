import type { LoginError, LoginState } from '@mina-sidor/api-client/login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card, Heading } from '@mina-sidor/ui';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import type { LoginControl } from './useLogin.ts';

const nothing = () => undefined;

function inState(state: LoginState): Story {
  return { args: { login: { state, start: nothing, startDummy: nothing, cancel: nothing } } };
}

function failed(error: LoginError): Story {
  return inState({ step: 'failed', error });
}

const idle: LoginControl = {
  state: { step: 'start' },
  start: nothing,
  startDummy: nothing,
  cancel: nothing,
};

const meta = {
  title: 'Pages/Login',
  tags: ['!autodocs'],
  component: LoginPanel,
  args: { login: idle },
  render: (args) => (
    <StoryFrame>
      <Heading level={1}>Mina sidor</Heading>
      <Card isRaised minHeight="loginArea" padding="large">
        <LoginPanel {...args} />
      </Card>
    </StoryFrame>
  ),
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The login starts once the customer has agreed to the terms. */
export const Start: Story = {
  args: { login: { ...idle, start: fn() } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Starta inloggning' });
    await userEvent.click(button);
    const consent = page.getByRole('checkbox', { name: 'Jag godkänner villkoren för Mina sidor.' });
    await expect(consent).toHaveFocus();
    await expect(consent).toHaveAccessibleDescription(
      'Du måste godkänna villkoren för att kunna starta inloggningen.',
    );
    await expect(args.login.start).not.toHaveBeenCalled();
    await userEvent.click(consent);
    await userEvent.click(button);
    await expect(args.login.start).toHaveBeenCalledWith('qr');
  },
};

export const StartOnPhone: Story = {
  render: (args) => (
    <StoryFrame deviceKind="mobile" environment="local">
      <Heading level={1}>Mina sidor</Heading>
      <LoginPanel {...args} />
    </StoryFrame>
  ),
};

export const Starting = inState({ step: 'starting', mode: 'qr' });

export const QrCode = inState({
  step: 'waiting',
  mode: 'qr',
  hintCode: 'outstandingTransaction',
  qrDatastring:
    'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
});

export const Autostart = inState({
  step: 'waiting',
  mode: 'autostart',
  hintCode: 'outstandingTransaction',
  autostartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6',
});

export const Signing = inState({ step: 'signing', mode: 'qr', hintCode: 'userSign' });
export const Finalizing = inState({ step: 'finalizing' });

export const FailedExpired = failed('expiredTransaction');
// Their words alone differ, which tables prove: they are shown and not played.
export const FailedCertificate: Story = { ...failed('certificateErr'), tags: ['!test'] };
export const FailedCancelled: Story = { ...failed('userCancel'), tags: ['!test'] };
export const FailedNetwork: Story = { ...failed('network'), tags: ['!test'] };
export const FailedTimeout: Story = { ...failed('timeout'), tags: ['!test'] };
export const FailedTooMany: Story = { ...failed('tooMany'), tags: ['!test'] };
export const FailedUnknown: Story = { ...failed('unknown'), tags: ['!test'] };
