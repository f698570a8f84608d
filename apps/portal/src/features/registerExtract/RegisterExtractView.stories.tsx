import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { notice } from '../../testing/notices.ts';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { Component as RegisterExtract } from './route.tsx';

const meta = {
  title: 'Pages/Register extract',
  tags: ['!autodocs'],
  component: RegisterExtract,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame>
      <RegisterExtract />
    </StoryFrame>
  ),
} satisfies Meta<typeof RegisterExtract>;
export default meta;
type Story = StoryObj<typeof meta>;

const readyWithin = /Utdraget är klart inom 30\sdagar.*i 3\smånader\./u;

export const Form: Story = {
  tags: ['X03', 'X04'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(readyWithin)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Beställ här' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  tags: ['X01', 'Z07', 'V15'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('E-postadress'), 'maja');
    await userEvent.click(page.getByRole('button', { name: 'Granska och beställ' }));
    await expect(page.getByRole('region', { name: 'Det finns 2 fel i formuläret' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'Kontrollera mobilnummer' }));
    const phone = page.getByLabelText('Mobilnummer');
    await expect(phone).toHaveFocus();
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(/Kontrollera mobilnummer$/u);
  },
};

async function review(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText('E-postadress'), 'maja@example.se');
  await userEvent.type(page.getByLabelText('Mobilnummer'), '070-174 06 05');
  await userEvent.click(page.getByRole('button', { name: 'Granska och beställ' }));
}

async function order(canvasElement: HTMLElement): Promise<void> {
  await review(canvasElement);
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Beställ registerutdrag' }));
}

export const Review: Story = {
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Granska din beställning');
    await expect(heading).toHaveFocus();
  },
};

export const Failed: Story = {
  tags: ['X05'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await order(canvasElement);
    await waitFor(() =>
      expect(notice('alert', canvasElement)).toHaveTextContent(
        'Du kan tyvärr inte beställa registerutdrag just nu. Försök igen om en stund.',
      ),
    );
    await userEvent.click(page.getByRole('button', { name: 'Ändra uppgifterna' }));
    await expect(page.getByLabelText('E-postadress')).toHaveValue('maja@example.se');
    await expect(page.getByLabelText('Mobilnummer')).toHaveValue('070-174 06 05');
  },
};

export const Ordered: Story = {
  render: () => (
    <StoryFrame answer={() => new Response(null, { status: 204 })}>
      <RegisterExtract />
    </StoryFrame>
  ),
  tags: ['X02'],
  play: async ({ canvasElement }) => {
    await order(canvasElement);
    const page = within(canvasElement);
    const heading = await page.findByRole('heading', { name: 'Ditt registerutdrag är beställt' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Closed: Story = {
  render: () => (
    <StoryFrame offline={{ registerExtract: false }}>
      <RegisterExtract />
    </StoryFrame>
  ),
  tags: ['X06'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText(
        'Du kan tyvärr inte beställa registerutdrag just nu. Försök igen om en stund.',
      ),
    ).toBeVisible();
    await expect(page.queryByLabelText('E-postadress')).toBeNull();
  },
};

/** A customer without claims has no debt to compile. */
export const WithoutClaims: Story = {
  render: () => (
    <StoryFrame user={aUser({ matrixCustomerType: 'notCustomer' })}>
      <RegisterExtract />
    </StoryFrame>
  ),
  tags: ['X04'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/sammanställning/u)).toBeNull();
  },
};
