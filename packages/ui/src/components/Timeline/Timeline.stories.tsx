import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { FileLink } from '../FileLink/index.ts';
import { timelineGuide } from './Timeline.guide.ts';
import { Timeline } from './Timeline.tsx';

const letter = (name: string) => (
  <FileLink isExternal isPlain name={name} onDownload={() => undefined} size={137_000} />
);

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    heading: 'Det som har hänt',
    headingLevel: 2,
    events: [
      {
        key: 'now',
        time: 'now',
        when: 'Nu',
        title: 'Påminnelse',
        text: '2\u00A0167\u00A0kr att betala. Sista betalningsdag står i påminnelsen.',
      },
      { key: 'a', when: '2026-11-19', title: letter('Påminnelse'), text: 'Via Kivra' },
      { key: 'b', when: '2026-10-13', title: letter('Kravbrev'), text: 'Via brev' },
      {
        key: 'c',
        when: '2026-09-19 till 2026-09-30',
        title: 'WKA\u00A054H saknade trafikförsäkring',
        text: '12\u00A0dagar\u00A0×\u00A0180\u00A0kr\u00A0=\u00A02\u00A0160\u00A0kr.',
      },
    ],
  },
  parameters: {
    guide: timelineGuide,
    docs: {
      description: {
        component:
          'What has happened to one thing, the newest first. The day is beside the event, above it on a phone.',
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Letters: Story = {};

export const WithWhatComes: Story = {
  args: {
    heading: 'Det som har hänt och kommer',
    events: [
      {
        key: 'next',
        time: 'coming',
        when: '2026-12-31',
        title: 'Nästa månad',
        text: '600\u00A0kr att betala',
      },
      {
        key: 'now',
        time: 'now',
        when: 'Nu',
        title: 'Avbetalningsplan',
        text: '350\u00A0kr att betala senast 2026-11-30.',
      },
    ],
  },
};

export const Loading: Story = {
  args: { events: [{ key: 'now', time: 'now', when: 'Nu', title: 'Inkasso' }], isLoading: true },
};

export const SomethingMissing: Story = {
  args: {
    events: [{ key: 'now', time: 'now', when: 'Nu', title: 'Inkasso' }],
    foot: 'Breven kan inte visas just nu.',
  },
};

export const OlderFolded: Story = {
  args: {
    older: {
      label: 'Visa äldre brev (1)',
      events: [{ key: 'd', when: '2025-10-13', title: letter('Kravbrev'), text: 'Via brev' }],
    },
  },
};

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    events: [
      {
        key: 'a',
        time: 'now',
        when: 'Nu',
        title: 'Betalningsföreläggande',
        text: '124\u00A0350,50\u00A0kr att betala. Tiden står i brevet från Kronofogden.',
      },
      {
        key: 'b',
        when: '2026-09-19 till 2026-09-30',
        title: letter('Underrättelse om betalningsföreläggande'),
        text: 'Via Kivra',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const top = (day: string) => within(canvasElement).getByText(day).getBoundingClientRect().top;
    await expect(top('2026-09-30')).toBe(top('2026-09-19'));
  },
};
