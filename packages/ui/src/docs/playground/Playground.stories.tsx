import { tones } from '@mina-sidor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Playground } from './Playground.tsx';

const meta = {
  title: 'Pages/Playground',
  component: Playground,
  args: { language: 'sv', noticeTone: 'info' },
  argTypes: {
    language: {
      control: 'inline-radio',
      description: 'The language of the page and of the library.',
      options: ['sv', 'en'],
    },
    noticeTone: {
      control: 'select',
      description: 'The tone of the notice above the list.',
      options: tones,
    },
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Playground>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A whole page of the library. The toolbar changes brand, scheme and width; the controls change the rest. */
export const WholePage: Story = {};

export const InEnglish: Story = { args: { language: 'en' }, globals: { brand: 'neutral' } };

/** The visit of the story above shows it too. */
export const InDarkNeutral: Story = {
  tags: ['!test'],
  globals: { brand: 'neutral', scheme: 'dark' },
};

/** Filters, pays and asks, as a customer does. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Betala med kort' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Betalningen är på väg').closest('[tabindex]')).toHaveFocus(),
    );
    canvas.getByRole('button', { name: /^Filtrera/u }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Plats' }), 'stor');
    // Two invoices and the total.
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ämne' }), '{Enter}');
    const summary = canvas.getByRole('region', { name: 'Det finns 2 fel i formuläret' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Skriv vad det gäller.' }));
    await userEvent.keyboard('Faktura{Tab} {Tab}sto{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: /^Vilken plats/u })).toHaveValue(
      'Stortorget',
    );
    await userEvent.keyboard('{Enter}');
    const thanks = canvas.getByText('Tack, vi svarar inom två dagar');
    await waitFor(() => expect(thanks.closest('[tabindex]')).toHaveFocus());
  },
};
