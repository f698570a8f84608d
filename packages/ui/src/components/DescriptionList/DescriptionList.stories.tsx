import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { DigitGroups } from '../DigitGroups/index.ts';
import { InfoPopover } from '../InfoPopover/index.ts';
import { descriptionListGuide } from './DescriptionList.guide.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      {
        term: 'Status',
        description: 'Inkasso',
        info: <InfoPopover term="Inkasso">Skulden har gått vidare till inkasso.</InfoPopover>,
      },
      { term: 'Kravet gäller', description: 'Oförsäkrat fordon' },
      {
        term: 'Registreringsnummer',
        description: <DigitGroups groups={[3]} value="ABC12D" />,
      },
      { term: 'Belopp', description: '4\u00a0350\u00a0kr' },
    ],
  },
  parameters: {
    guide: descriptionListGuide,
    docs: {
      description: {
        component:
          'Named facts about one thing, side by side from 576 px and below one another in narrower windows.',
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CaseFacts: Story = {};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      {
        term: 'Preliminär tillkommande aviseringskostnad',
        description: '1\u00a0234,50\u00a0kr',
        info: (
          <InfoPopover term="Preliminär tillkommande aviseringskostnad">
            Kostnaden läggs till när nästa avi skickas.
          </InfoPopover>
        ),
      },
      {
        term: 'Uppläggnings- och aviseringskostnad',
        description: 'Betalningsföreläggandeansökningshandlingsavgift',
      },
    ],
  },
};

export const Amounts: Story = {
  args: {
    layout: 'amounts',
    items: [
      {
        term: 'Kapital',
        description: '8\u00a0000\u00a0kr',
        info: <InfoPopover term="Kapital">Det som du har kvar att betala.</InfoPopover>,
      },
      {
        term: 'Uppläggnings- och aviseringskostnad',
        description: '1\u00a0234,50\u00a0kr',
        info: (
          <InfoPopover term="Uppläggnings- och aviseringskostnad">
            Kostnaden för att lägga upp planen.
          </InfoPopover>
        ),
      },
      { term: 'Totalt belopp', description: '9\u00a0234,50\u00a0kr', isTotal: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const ends = within(canvasElement)
      .getAllByRole('definition')
      .map((value) => Math.round(value.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
  },
};

/** On a phone too, what explains an amount stands beside it. */
export const AmountsOnPhone: Story = {
  ...Amounts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement);
    const amounts = rows.getAllByRole('definition');
    for (const [index, button] of rows.getAllByRole('button').entries()) {
      const amount = amounts[index]?.getBoundingClientRect().left ?? 0;
      await expect(amount - button.getBoundingClientRect().right).toBeLessThan(24);
    }
  },
};

export const AmountsWithNotes: Story = {
  args: {
    layout: 'amounts',
    items: [
      { term: 'Nu', description: '4\u00a0350\u00a0kr' },
      {
        term: 'Hos Kronofogden',
        description: 'minst 5\u00a0030\u00a0kr',
        note: '680\u00a0kr till för ansökan, och ränta',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const value = within(canvasElement)
      .getByText(/^minst/u)
      .getBoundingClientRect();
    const note = within(canvasElement)
      .getByText(/ansökan/u)
      .getBoundingClientRect();
    await expect(note.top).toBeGreaterThanOrEqual(value.bottom);
  },
};

/** As narrow as a card in a window of 320 px. */
export const NumberBesideTerm: Story = {
  tags: ['Z88', '!autodocs'],
  args: {
    layout: 'amounts',
    items: [{ term: 'Krav', description: <DigitGroups isUnbroken value="47130040118" /> }],
  },
  render: (args) => (
    <div style={{ width: '238px' }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [term, value] = [...canvasElement.querySelectorAll('dt, dd')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(value?.top).toBeLessThan(term?.bottom ?? 0);
  },
};

/** A value that may need several lines stands below its term on a phone. */
export const ProseOnPhone: Story = {
  tags: ['Z88', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { layout: 'prose', items: [{ term: 'E-postadress', description: 'maja@exempel.se' }] },
  play: async ({ canvasElement }) => {
    const [term, value] = [...canvasElement.querySelectorAll('dt, dd')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(value?.top).toBeGreaterThanOrEqual(term?.bottom ?? Infinity);
    await expect(value?.left).toBe(term?.left);
  },
};

export const UnknownValue: Story = {
  args: { items: [{ term: 'Registreringsnummer', description: null }] },
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByRole('definition');
    await expect(value).toBeVisible();
    await expect(value).toHaveTextContent(/^Uppgift saknas$/u);
  },
};

export const Loading: Story = { args: { isLoading: true } };
