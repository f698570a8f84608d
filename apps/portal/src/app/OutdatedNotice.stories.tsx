import { useEffect } from 'react';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import claimsMeta, { Content as ClaimsContent } from '../features/claims/ClaimsView.stories.tsx';
import { ClaimsView } from '../features/claims/ClaimsView.tsx';
import { useServices } from '../customer/services.ts';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';

const { query } = composeStory(ClaimsContent, claimsMeta).args;

interface PageProps {
  /** How many refetches fail before one succeeds. */
  readonly failures: number;
}

/** Shows the claims of an earlier visit, after a failed refetch. */
function Page({ failures }: PageProps) {
  const { outdated } = useServices();
  useEffect(() => {
    let left = failures;
    const end = outdated.mark(() => {
      left -= 1;
      if (left < 0) end();
      return Promise.resolve(left < 0);
    });
    return end;
  }, [failures, outdated]);
  return (
    <>
      <OutdatedNotice />
      {query === undefined ? null : <ClaimsView query={query} />}
    </>
  );
}

const meta = {
  title: 'Pages/Not refreshed',
  tags: ['!autodocs'],
  component: Page,
  args: { failures: 1 },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryFrame>
      <Page {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const AskedAnew: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const notice = await page.findByText('Sidan kunde inte uppdateras');
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    await userEvent.click(tryAgain);
    await expect(tryAgain).toHaveFocus();
    await expect(notice).toBeVisible();
    await userEvent.click(tryAgain);
    await expect(notice).not.toBeInTheDocument();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
  },
};
