import type { Meta, StoryObj } from '@storybook/react-vite';

import { DigitGroups } from '../DigitGroups/index.ts';
import { InfoPopover } from '../InfoPopover/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Komponenter/DescriptionList',
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
    docs: {
      description: {
        component:
          'Facts about one thing, each with its name, side by side from 576 px and one below the other before that.',
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CaseFacts: Story = {};

export const LongWords: Story = {
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
