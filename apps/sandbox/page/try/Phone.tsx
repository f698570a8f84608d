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

interface ChoicesProps<Action extends string> {
  readonly labels: Readonly<Record<Action, string>>;
  readonly main: readonly [Action, Action];
  /** Below a heading that opens them. */
  readonly other: readonly Action[];
  readonly onChoose: (action: Action) => void;
}

/** What the customer can do in an app. */
function Choices<Action extends string>({ labels, main, other, onChoose }: ChoicesProps<Action>) {
  const button = (action: Action) => (
    <Button
      isFullWidth
      key={action}
      onClick={() => onChoose(action)}
      size="small"
      variant={action === main[0] ? 'primary' : 'secondary'}
    >
      {labels[action]}
    </Button>
  );
  return (
    <>
      {main.map(button)}
      <Collapsible title={words.try.other} variant="plain">
        <div className="column">{other.map(button)}</div>
      </Collapsible>
    </>
  );
}

type Order = NonNullable<AnswerOf<'GET bankid'>['order']>;

const hintTexts: Readonly<Record<string, string>> = words.bankId.hints;
const orderState = ({ status, hintCode }: Order): string =>
  status === 'complete' ? words.bankId.complete : (hintTexts[hintCode] ?? hintCode);

function BankId({ personalNumber }: { readonly personalNumber: string }): ReactNode {
  const order = useAnswer('GET bankid').answer?.order ?? null;
  const { act, notice, headingRef } = useDeed();
  const { actions } = words.bankId;
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
          <Choices
            labels={actions}
            main={['complete', 'cancel']}
            onChoose={(action) =>
              void act(() => call('POST bankid', { body: { action, personalNumber } }), {
                done: words.bankId.done(actions[action]),
              })
            }
            other={[
              'open',
              'sign',
              'noClient',
              'userMrtd',
              'expire',
              'certificateErr',
              'startFailed',
            ]}
          />
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

function Swish({ personalNumber }: { readonly personalNumber: string }): ReactNode {
  const unpaid = (useAnswer('GET payments').answer ?? []).filter(
    (each) => each.personalNumber === personalNumber && isUnpaid(each),
  );
  const asking = unpaid.findLast(({ swish }) => swish === 'waiting');
  const payment = asking ?? unpaid.at(-1);
  const { act, notice, headingRef } = useDeed();
  const { actions } = words.swish;
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
          <Choices
            labels={actions}
            main={['approve', 'decline']}
            onChoose={(action) =>
              void act(
                () => call('POST payments/:id/phone', { id: asking.paymentId, body: { action } }),
                { done: words.swish.done(actions[action]), refused: words.payments.late },
              )
            }
            other={['cancel', 'fail', 'expire']}
          />
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
