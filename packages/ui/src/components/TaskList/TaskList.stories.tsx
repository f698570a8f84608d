import type { Meta, StoryObj } from '@storybook/react-vite';

import { DocumentIcon, ErrorIcon, MessageIcon, WarningIcon } from '../Icon/index.ts';
import { Link, TextButton } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { taskListGuide } from './TaskList.guide.ts';
import { TaskList } from './TaskList.tsx';
import { TasksDone } from './TasksDone.tsx';

const meta = {
  title: 'Navigation/TaskList',
  component: TaskList,
  args: {
    heading: 'Att göra',
    headingLevel: 2,
    tasks: [
      {
        key: 'pay',
        icon: <DocumentIcon />,
        title: 'Betala 2\u00A0167\u00A0kr',
        text: 'Påminnelse, krav 4713\u00A00040\u00A0118. Sista betalningsdag står i påminnelsen.',
        action: {
          label: 'Betala kravet',
          about: 'krav 47130040118',
          href: '/krav/47130040118',
        },
      },
      {
        key: 'read',
        icon: <MessageIcon />,
        title: 'Läs svaret från Kundcenter',
        text: 'Oläst sedan i\u00A0går\u00A016.30.',
        action: { label: 'Läs svaret', href: '/meddelanden' },
      },
    ],
  },
  parameters: {
    parts: { TasksDone },
    guide: taskListGuide,
    docs: {
      description: {
        component:
          'What the user should do now, the most urgent first. The first way on is a filled button, the others are links.',
      },
    },
  },
} satisfies Meta<typeof TaskList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoTasks: Story = {};

export const CriticalFirst: Story = {
  args: {
    tasks: [
      {
        key: 'uninsured',
        icon: <ErrorIcon />,
        tone: 'critical',
        title: 'Ditt fordon är oförsäkrat',
        text: 'NPS\u00A0218: skulden ökar med 180\u00A0kr per dag tills det är försäkrat eller avställt.',
        action: { label: 'Se hur du stoppar avgiften', href: '/krav/47120031407' },
        secondAction: { label: 'Se dina krav', href: '/krav' },
      },
      {
        key: 'plan',
        icon: <WarningIcon />,
        tone: 'warning',
        title: 'Din avbetalningsplan kan avslutas',
        text: 'Hör av dig till oss, så berättar vi vad som gäller.',
        action: { label: 'Kontakta oss', href: 'https://example.se', isExternal: true },
      },
    ],
    foot: <Link href="/krav">Se allt under Krav</Link>,
  },
};

export const Loading: Story = {
  args: {
    tasks: [],
    isLate: true,
    lateRow: <Text tone="soft">Hämtar vad du har att göra</Text>,
  },
};

export const FilledLate: Story = {
  args: {
    lateRow: (
      <>
        <Link href="/krav">Betala 633 kr senast 30 november</Link>
        <TextButton onClick={() => undefined}>Visa 1 till</TextButton>
      </>
    ),
  },
};

export const SomethingMissing: Story = {
  args: { tasks: [], foot: 'Vi kan inte visa allt som du har att göra just nu.' },
};

export const NothingToDo: Story = {
  render: () => (
    <TasksDone
      headingLevel={2}
      text="Du har ingen skuld och inga olästa meddelanden."
      title="Du har inget att göra just nu."
    />
  ),
};

export const Narrow: Story = {
  ...CriticalFirst,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
};
