import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { AccordionGroup } from '../AccordionGroup/index.ts';
import { Link } from '../Link/index.ts';
import { caseProgressGuide } from './CaseProgress.guide.ts';
import { CaseProgress } from './index.ts';

const { stateInfo } = sv.case;
const states = sv.caseStates;

const meta = {
  title: 'Payment/CaseProgress',
  component: CaseProgress,
  args: {
    title: 'Om du inte betalar i tid',
    headingLevel: 2,
    lead: 'Så här går ärendet vidare, steg för steg.',
    currentKey: 'collection',
    currentLabel: 'Här är du nu',
    passedLabel: 'passerat',
    steps: [
      { key: 'claim', title: states.Claim, content: <p>{stateInfo.Claim}</p> },
      { key: 'reminder', title: states.Reminder, content: <p>{stateInfo.Reminder}</p> },
      {
        key: 'collection',
        title: states.Collection,
        content: (
          <p>
            Skulden har gått vidare till inkasso och en avgift på 180&nbsp;kr har lagts till. Betala
            inom tiden i kravet för att undvika betalningsföreläggande.
          </p>
        ),
      },
      { key: 'paymentOrder', title: states.PaymentOrder, content: <p>{stateInfo.PaymentOrder}</p> },
      { key: 'ruling', title: 'Utslag / Dom', content: <p>{stateInfo.Decision}</p> },
      { key: 'foreclosure', title: states.Foreclosure, content: <p>{stateInfo.Foreclosure}</p> },
    ],
  },
  parameters: {
    guide: caseProgressGuide,
    docs: {
      description: {
        component:
          'Numbered steps: what has happened, where the customer is now, and what comes next if nothing is done. Every step can be opened.',
      },
    },
  },
} satisfies Meta<typeof CaseProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collection: Story = {
  tags: ['D21'],
  play: async ({ canvasElement }) => {
    const [, , present] = within(canvasElement).getAllByRole('listitem');
    if (present === undefined) throw new Error('The road has too few steps.');
    await expect(present).toHaveAttribute('aria-current', 'step');
    await expect(within(present).getByText('Här är du nu')).toBeVisible();
    await expect(within(present).getByText(/180/u).checkVisibility()).toBe(true);
    await expect(within(canvasElement).getByText(stateInfo.Claim).checkVisibility()).toBe(false);
  },
};

export const FirstStep: Story = { args: { currentKey: 'claim' } };

export const LastStep: Story = { args: { currentKey: 'foreclosure' } };

/** Composition, contestation and an installment plan are not steps of the list. */
export const OutsideTheRoad: Story = {
  args: { currentKey: null },
  tags: ['D21'],
};

/** Enter and Space are handled by the browser, which ignores events made by a script. */
export const ReachedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) {
      await userEvent.tab();
      await expect(document.activeElement).toBe(summary);
    }
  },
};

export const WithOpenAll: Story = {
  render: (args) => (
    <AccordionGroup label="Alla steg">
      <CaseProgress {...args} />
    </AccordionGroup>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Öppna alla' }));
    await expect(canvasElement.querySelectorAll('details[open]').length).toBe(6);
  },
};

export const OpenedByItsAddress: Story = {
  tags: ['!autodocs'],
  args: { steps: [...meta.args.steps, { key: 'x', id: 'sista', title: 'Sist', content: 'Slut.' }] },
  render: (args) => (
    <>
      <p>
        <Link href="#sista">Läs om det sista steget</Link>
      </p>
      <CaseProgress {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Läs om det sista steget' }));
    await waitFor(() => expect(canvas.getByText('Slut.').checkVisibility()).toBe(true));
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

export const LongWordsNarrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    currentKey: 'b',
    steps: [
      { key: 'a', title: 'Uppläggnings- och aviseringskostnad', content: 'Text' },
      { key: 'b', title: 'Betalningsföreläggandeansökningshandlingar', content: 'Text' },
      { key: 'c', title: 'Utmätning', content: 'Text' },
    ],
  },
};
