import {
  CarIcon,
  DocumentIcon,
  LinkCard,
  LinkCardGroup,
  MessageIcon,
  type Task,
  TaskList,
  TasksDone,
} from '@mina-sidor/ui';
import type { ReactElement } from 'react';

import { formatAmount, formatDay } from '../format.ts';
import { Page } from '../Page.tsx';
import type { Invoice } from '../server.ts';

interface OverviewProps {
  readonly customer: string;
  readonly invoices: readonly Invoice[];
}

/** What the customer can do now, the most urgent first. */
export function Overview({ customer, invoices }: OverviewProps): ReactElement {
  const unpaid = invoices
    .filter(({ isPaid }) => !isPaid)
    .toSorted((one, other) => one.due.localeCompare(other.due));
  return (
    <Page customer={customer} title={`Hello ${customer.split(' ')[0] ?? customer}!`}>
      {unpaid.length === 0 ? (
        <TasksDone headingLevel={2} text="You have no unpaid invoices." title="Nothing to pay" />
      ) : (
        <TaskList heading="To pay" headingLevel={2} tasks={unpaid.map(toTask)} />
      )}
      <LinkCardGroup>
        {links.map((link) => (
          <LinkCard headingLevel={2} key={link.href} {...link} />
        ))}
      </LinkCardGroup>
    </Page>
  );
}

function toTask({ number, place, due, amount }: Invoice): Task {
  return {
    key: number,
    icon: <DocumentIcon />,
    title: `Pay ${formatAmount(amount)} by ${formatDay(due)}`,
    text: `Invoice ${number}, ${place}`,
    action: { label: 'To the invoices', about: `invoice ${number}`, href: '/invoices' },
  };
}

const links = [
  {
    href: '/invoices',
    icon: <DocumentIcon />,
    title: 'Invoices',
    description: 'What you have paid, and what is left.',
    linkLabel: 'To the invoices',
  },
  {
    href: '/report',
    icon: <CarIcon />,
    title: 'Report damage',
    description: 'Your vehicle was damaged in one of our car parks.',
    linkLabel: 'To the report',
  },
  {
    href: '/messages',
    icon: <MessageIcon />,
    title: 'Messages',
    description: 'We answer within two days.',
    linkLabel: 'To the messages',
  },
];
