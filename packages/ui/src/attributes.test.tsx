import { configure, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { expect, it } from 'vitest';

import * as library from './index.ts';
import { emptyReply } from './testing/sampleReply.ts';
import { bankPayments, numberWords } from './testing/samplePayment.tsx';
import { renderWithUi } from './testing/renderWithUi.tsx';

configure({ testIdAttribute: 'data-test' });

const nothing = () => undefined;
const children = 'Text';
const field = { label: 'Fält', hint: 'Hjälp', error: 'Fel' };
const options = [{ value: 'a', label: 'A' }];
const columns = [
  { key: 'a', header: 'A', kind: 'text', isRowHeader: true, onPhone: 'title', cell: String },
] as const;

/** For each component its props and the element that its `data-*` and `aria-*` attributes reach. */
const places: Readonly<Record<string, readonly [props: object, element: string]>> = {
  AccordionGroup: [{ label: 'Alla', children }, 'div'],
  Badge: [{ count: 2, label: '2 olästa' }, 'span'],
  Band: [{ children }, 'div'],
  Breadcrumbs: [
    { label: 'Du är här', items: [{ label: 'Start', href: '/' }], current: 'Krav' },
    'nav',
  ],
  BulletList: [{ items: ['A'] }, 'ul'],
  Button: [{ children, onClick: nothing }, 'button'],
  ButtonLink: [{ children, href: '/' }, 'a'],
  Card: [{ children }, 'div'],
  CaseProgress: [
    { title: 'A', headingLevel: 2, steps: [], currentKey: null, currentLabel: '', passedLabel: '' },
    'section',
  ],
  Checkbox: [field, 'input'],
  CheckboxGroup: [{ ...field, options }, 'fieldset'],
  Collapsible: [{ title: 'A', children }, 'details'],
  Columns: [{ children, aside: '' }, 'div'],
  Combobox: [{ ...field, options, noHitsText: '', unknownError: '' }, 'input'],
  Container: [{ children }, 'div'],
  ConversationThread: [{ subject: 'A', headingLevel: 2, messages: [] }, 'div'],
  CookieBanner: [{ label: 'A', children, onClose: nothing, closeLabel: 'Stäng' }, 'section'],
  CopyButton: [
    { value: '1', name: 'OCR', copiedLabel: 'Klart', numberRef: { current: null } },
    'div',
  ],
  DateField: [field, 'input'],
  DateSpan: [field, 'fieldset'],
  DebtBanner: [{ heading: 'A', amount: '1 kr' }, 'div'],
  DescriptionList: [{ items: [{ term: 'A', description: 'B' }] }, 'dl'],
  Dialog: [{ title: 'A', children, open: true, onOpenChange: nothing }, 'div'],
  DigitGroups: [{ value: '1234' }, 'span'],
  EmptyState: [{ children }, 'div'],
  ErrorSummary: [{ faults: [{ fieldId: 'a', error: 'Fel' }] }, 'section'],
  ErrorView: [{ title: 'A', kind: 'general' }, 'div'],
  Fieldset: [{ legend: 'A', children }, 'fieldset'],
  FileAttachment: [{ label: 'Filer' }, 'input'],
  FileLink: [{ name: 'a.pdf', href: '/a' }, 'span'],
  FilterChips: [{ label: 'A', filters: [], onRemove: nothing }, 'div'],
  FilterPanel: [
    {
      heading: 'A',
      listName: 'A',
      fields: null,
      total: 2,
      hits: 2,
      inUse: 0,
      onClear: nothing,
      noHitsText: '',
      children,
    },
    'div',
  ],
  Footer: [{ columns: [], logo: null }, 'footer'],
  Form: [{ children, onSubmit: nothing }, 'form'],
  Grid: [{ columns: 2, children }, 'div'],
  Header: [{ kind: 'domain', logo: null }, 'header'],
  Heading: [{ level: 2, children }, 'h2'],
  Hero: [{ heading: 'A', lead: '', main: '', aside: '' }, 'div'],
  InfoPopover: [{ term: 'A', children }, 'button'],
  Inline: [{ children }, 'div'],
  Link: [{ href: '/', children }, 'a'],
  LinkCard: [{ icon: null, title: 'A', headingLevel: 2, href: '/', linkLabel: 'A' }, 'div'],
  LinkCardGroup: [{ children }, 'div'],
  Loader: [{ delay: 0 }, 'div'],
  LoadingArea: [{ isLoading: true, skeleton: '', children }, 'div'],
  Logo: [{ name: 'A', variant: 'header' }, 'span'],
  MessageFileList: [{ status: 'loading' }, 'div'],
  MultiSelect: [{ ...field, options, emptyLabel: 'Alla' }, 'button'],
  Notice: [{ title: 'A', tone: 'info' }, 'div'],
  NumberField: [field, 'input'],
  OnBandEdge: [{ children }, 'div'],
  OutdatedBrowser: [{ children, userAgent: 'MSIE 11' }, 'div'],
  PageShell: [{ skipLink: '', header: '', children, footer: '', mainId: 'main' }, 'div'],
  PasswordField: [field, 'input'],
  PaymentBreakdown: [
    {
      title: 'A',
      headingLevel: 2,
      paymentsLeft: { label: 'A', count: 1 },
      amounts: [],
      total: { term: 'A', amount: '1', explanation: '' },
    },
    'section',
  ],
  PaymentCard: [{ title: 'A', headingLevel: 2, status: 'settled' }, 'section'],
  PhasedDialog: [
    {
      title: 'A',
      open: true,
      onOpenChange: nothing,
      onConfirm: nothing,
      phase: { name: 'loading', label: 'A' },
    },
    'div',
  ],
  PlanMonthCard: [
    {
      status: 'toCome',
      title: 'A',
      headingLevel: 2,
      amount: '1',
      due: '',
      bankPayments,
      numberWords,
    },
    'section',
  ],
  PlansToPay: [
    { title: 'A', headingLevel: 2, amount: null, plans: [], showAllLabel: '', remarks: [] },
    'section',
  ],
  ProgressBar: [{ label: 'A' }, 'div'],
  QrCode: [{ value: 'a', label: 'A' }, 'div'],
  QrCodePanel: [{ label: 'A', instructions: [], status: '', state: 'waiting', value: 'a' }, 'div'],
  RadioGroup: [{ ...field, options }, 'fieldset'],
  ReplyBox: [
    {
      state: emptyReply,
      onEdit: nothing,
      onSend: nothing,
      onCancel: nothing,
      messageError: undefined,
      messageLimit: 9,
    },
    'form',
  ],
  RowCheckbox: [{ rowKey: 'a', label: 'A' }, 'span'],
  RowLink: [{ href: '/', children, context: '' }, 'a'],
  RowSelection: [{ label: 'A', rowKeys: [], children }, 'div'],
  Section: [{ children }, 'div'],
  Select: [{ ...field, options, placeholder: 'Välj' }, 'select'],
  ShowMore: [{ visible: 1, total: 2, onShowMore: nothing }, 'div'],
  Skeleton: [{}, 'div'],
  SkipLink: [{ targetId: 'a', children }, 'a'],
  SlowStart: [{ children }, 'div'],
  SortIcon: [{ direction: 'none' }, 'span'],
  Stack: [{ children }, 'div'],
  Stepper: [{ label: 'A', steps: [{ label: 'A' }], currentIndex: 0 }, 'ol'],
  SumOfParts: [
    {
      title: 'A',
      headingLevel: 2,
      text: '',
      parts: [],
      total: { term: 'A', amount: '1' },
      foot: '',
    },
    'section',
  ],
  Switch: [field, 'input'],
  Table: [{ caption: 'A', columns, rowKey: String, emptyText: '', rows: ['a'] }, 'div'],
  Tabs: [
    {
      label: 'A',
      items: [{ key: 'a', label: 'A', content: '' }],
      value: 'a',
      onValueChange: nothing,
    },
    'div',
  ],
  Tag: [{ children }, 'span'],
  TaskList: [{ heading: 'A', headingLevel: 2, tasks: [] }, 'section'],
  TasksDone: [{ title: 'A', headingLevel: 2 }, 'section'],
  Text: [{ children }, 'p'],
  TextArea: [field, 'textarea'],
  TextButton: [{ children, onClick: nothing }, 'button'],
  TextField: [field, 'input'],
  TimeField: [{ ...field, halfError: '' }, 'input'],
  Timeline: [{ heading: 'A', headingLevel: 2, events: [] }, 'section'],
  TotalRow: [{ label: 'A', columns, values: {} }, 'tfoot'],
  VisuallyHidden: [{ children }, 'span'],
};

/** They draw no element of their own. */
const withoutElement = ['LiveRegion', 'UiProvider'];

const components = Object.entries<unknown>(library).filter(
  (entry): entry is [string, FunctionComponent] =>
    /^[A-Z]/u.test(entry[0]) && typeof entry[1] === 'function',
);

it.each(components.filter(([name]) => !withoutElement.includes(name)))(
  '%s passes `data-*` and `aria-*` on to its element',
  async (name, Component) => {
    const [props, element] = places[name] ?? (name.endsWith('Icon') ? [{}, 'svg'] : []);
    if (props === undefined) throw new Error(`Say where the attributes of ${name} arrive.`);
    renderWithUi(
      <Component {...props} {...{ 'data-test': 'given', 'aria-describedby': 'explained' }} />,
    );
    const place = await screen.findByTestId('given');
    expect(place.localName).toBe(element);
    expect(place.getAttribute('aria-describedby')?.split(' ')).toContain('explained');
  },
);
