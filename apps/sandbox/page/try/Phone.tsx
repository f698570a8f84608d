import { Button, Collapsible, Heading, Select } from '@mina-sidor/ui';
import type { ReactNode, Ref } from 'react';

import { call, useAnswer, type AnswerOf } from '../api.ts';
import { type Customer, owner } from '../chosen.ts';
import { kronorText, timeText } from '../format.ts';
import { openPortal } from '../openPortal.ts';
import { Panel } from '../parts/Panel.tsx';
import { isUnpaid } from '../payments.rules.ts';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

interface PhoneProps {
  readonly customers: readonly Customer[];
  readonly chosen: Customer;
  readonly onChoose: (key: string) => void;
}

/** The chosen customer's phone: BankID and Swish. */
export function Phone({ customers, chosen, onChoose }: PhoneProps): ReactNode {
  return (
    <Panel
      beside={<p className="soft number">{words.try.personalNumber(chosen.personalNumber)}</p>}
      title={words.try.phoneOf(owner(chosen.fullName))}
    >
      <div className="phones">
        <BankId personalNumber={chosen.personalNumber} />
        <Swish personalNumber={chosen.personalNumber} />
      </div>
      <Select
        label={words.try.phoneBelongsTo}
        onValueChange={onChoose}
        options={customers.map(({ key, fullName }) => ({ value: key, label: fullName }))}
        value={chosen.key}
      />
    </Panel>
  );
}

interface AppProps {
  readonly name: string;
  readonly state: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** An app on the phone: its name, how far it has come, and what it asks. */
function App({ name, state, headingRef, children }: AppProps): ReactNode {
  return (
    <section aria-label={name} className="phone">
      <div className="phone-head">
        <Heading isFocusTarget level={3} ref={headingRef}>
          {name}
        </Heading>
        <p className="small">{state}</p>
      </div>
      {children}
    </section>
  );
}

type Order = NonNullable<AnswerOf<'GET bankid'>['order']>;

const hintTexts: Readonly<Record<string, string>> = words.bankId.hints;
const mainActions = ['complete', 'cancel'] as const;
const otherActions = [
  'open',
  'sign',
  'noClient',
  'userMrtd',
  'expire',
  'certificateErr',
  'startFailed',
] as const;

const orderState = ({ status, hintCode }: Order): string =>
  status === 'complete' ? words.bankId.complete : (hintTexts[hintCode] ?? hintCode);

function BankId({ personalNumber }: { readonly personalNumber: string }): ReactNode {
  const order = useAnswer('GET bankid').answer?.order ?? null;
  const { act, notice, headingRef } = useDeed();
  const button = (action: keyof typeof words.bankId.actions, variant: 'primary' | 'secondary') => (
    <Button
      isFullWidth
      key={action}
      onClick={() =>
        void act(() => call('POST bankid', { body: { action, personalNumber } }), {
          done: words.bankId.done(words.bankId.actions[action]),
        })
      }
      size="small"
      variant={variant}
    >
      {words.bankId.actions[action]}
    </Button>
  );
  return (
    <App
      headingRef={headingRef}
      name={words.bankId.name}
      state={order === null ? '' : orderState(order)}
    >
      {notice}
      {order?.status === 'pending' ? (
        <>
          <div className="question">
            <p className="strong">{words.bankId.question}</p>
            <p>{words.bankId.started(timeText(order.createdAt), order.mode === 'qr')}</p>
          </div>
          {mainActions.map((action) =>
            button(action, action === 'complete' ? 'primary' : 'secondary'),
          )}
          <Collapsible title={words.try.other} variant="plain">
            <div className="column">
              {otherActions.map((action) => button(action, 'secondary'))}
            </div>
          </Collapsible>
        </>
      ) : (
        <>
          <p>{words.bankId.nobody}</p>
          <Button
            context={words.newTab}
            isFullWidth
            onClick={() =>
              void act(() => openPortal(() => call('POST logout'), '/loggain'), {
                done: words.bankId.opened,
              })
            }
            size="small"
            variant="secondary"
          >
            {words.bankId.start}
          </Button>
        </>
      )}
    </App>
  );
}

const otherAnswers = ['cancel', 'fail', 'expire'] as const;

function Swish({ personalNumber }: { readonly personalNumber: string }): ReactNode {
  const unpaid = (useAnswer('GET payments').answer ?? []).filter(
    (each) => each.personalNumber === personalNumber && isUnpaid(each),
  );
  const asking = unpaid.findLast(({ swish }) => swish === 'waiting');
  const payment = asking ?? unpaid.at(-1);
  const { act, notice, headingRef } = useDeed();
  const button = (action: keyof typeof words.swish.actions, variant: 'primary' | 'secondary') => (
    <Button
      isFullWidth
      key={action}
      onClick={() => {
        if (asking === undefined) return;
        void act(
          () => call('POST payments/:id/phone', { id: asking.paymentId, body: { action } }),
          {
            done: words.swish.done(words.swish.actions[action]),
            refused: words.payments.late,
          },
        );
      }}
      size="small"
      variant={variant}
    >
      {words.swish.actions[action]}
    </Button>
  );
  return (
    <App
      headingRef={headingRef}
      name={words.swish.name}
      state={payment === undefined ? '' : words.swish.states[payment.swish]}
    >
      {notice}
      {payment === undefined ? <p className="question">{words.swish.nobody}</p> : null}
      {payment !== undefined && asking === undefined ? (
        <p className="question">{words.swish.notAsked(kronorText(payment.amount))}</p>
      ) : null}
      {asking === undefined ? null : (
        <>
          <div className="question">
            <p className="strong">{words.swish.question(kronorText(asking.amount))}</p>
            <p className="number">{whatFor(asking.references)}</p>
          </div>
          {button('approve', 'primary')}
          {button('decline', 'secondary')}
          <Collapsible title={words.try.other} variant="plain">
            <div className="column">
              {otherAnswers.map((action) => button(action, 'secondary'))}
            </div>
          </Collapsible>
        </>
      )}
    </App>
  );
}

/** What the payment is for. */
export function whatFor(references: readonly string[]): string {
  const [first = ''] = references;
  return references.length === 1
    ? words.swish.caseOf(first)
    : words.swish.casesOf(references.length);
}
