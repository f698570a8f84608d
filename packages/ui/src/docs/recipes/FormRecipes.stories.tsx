import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { ActionForm } from './ActionForm.tsx';
import { FormDataForm } from './FormDataForm.tsx';
import { HookForm } from './HookForm.tsx';

const meta = { title: 'Forms/Recipes' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Sends nothing, follows the summary to each field, and sends what is right in the end. */
async function fillInAfterErrors(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const send = canvas.getByRole('button', { name: 'Boka' });
  await userEvent.click(send);
  const summary = await canvas.findByRole('region', { name: 'Det finns 3 fel i formuläret' });
  await waitFor(() => expect(summary).toHaveFocus());

  await userEvent.click(canvas.getByRole('link', { name: 'Skriv hur många ni är.' }));
  await expect(canvas.getByRole('textbox', { name: 'Antal personer' })).toHaveFocus();
  await userEvent.keyboard('4');
  await userEvent.click(canvas.getByRole('link', { name: 'Välj första och sista dagen.' }));
  await expect(canvas.getByLabelText('Från')).toHaveFocus();
  await userEvent.paste('2026-09-01');
  canvas.getByLabelText('Till').focus();
  await userEvent.paste('2026-09-05');
  await userEvent.click(send);
  await waitFor(() =>
    expect(canvas.getByRole('region', { name: 'Det finns ett fel i formuläret' })).toHaveFocus(),
  );

  await userEvent.click(canvas.getByRole('link', { name: 'Välj hur du vill betala.' }));
  await expect(canvas.getByRole('radio', { name: 'Faktura' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(canvas.getByRole('button', { name: /^Tillval/u }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Frukost' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(send);
  await waitFor(() =>
    expect(canvasElement).toHaveTextContent(
      'persons: 4; from: 2026-09-01; to: 2026-09-05; payment: invoice; extras: breakfast',
    ),
  );
}

/** The browser holds the values; the application reads them when the form is sent. */
export const PlainFormData: Story = {
  render: () => <FormDataForm />,
  play: ({ canvasElement }) => fillInAfterErrors(canvasElement),
};

/** React holds the values and says when the form is being sent. */
export const ReactActions: Story = {
  render: () => <ActionForm />,
  play: async ({ canvasElement }) => {
    await fillInAfterErrors(canvasElement);
    // React empties the form after its action.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox', { name: 'Antal personer' })).toHaveValue(
        '',
      ),
    );
    await expect(
      within(canvasElement).getByRole('button', { name: /^Tillval/u }),
    ).toHaveAccessibleName('Tillval Inga');
    await expect(within(canvasElement).getByRole('radio', { name: 'Faktura' })).not.toBeChecked();
  },
};

/** react-hook-form holds the values. */
export const ReactHookForm: Story = {
  render: () => <HookForm />,
  play: ({ canvasElement }) => fillInAfterErrors(canvasElement),
};
