import { Button, Collapsible, Dialog, Link, Notice, Tag } from '@mina-sidor/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { type AnswerOf, call, useAnswer } from '../api.ts';
import type { Customer } from '../chosen.ts';
import { openPortal } from '../openPortal.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

type Situation = AnswerOf<'GET situations'>['situations'][number];

interface SituationsProps {
  readonly customers: readonly Customer[];
  readonly onChoose: (key: string) => void;
}

/** How many situations show before the rest is opened. The running one always shows. */
const shownAtOnce = 7;

/** The ready-made situations: started, ended, and shared by their address. */
export function Situations({ customers, onChoose }: SituationsProps): ReactNode {
  const { answer } = useAnswer('GET situations');
  const { act, notice, headingRef } = useDeed();
  const running = answer?.running ?? null;
  const situations = answer?.situations ?? [];

  const start = ({ key, name, customer, opens }: Situation) =>
    act(
      () =>
        openPortal(async () => {
          await call('POST situations/:id/start', { id: key });
          onChoose(customer);
        }, opens),
      { done: words.situations.started(name) },
    );

  const rows = (shown: readonly Situation[]) => (
    <ul className="rows">
      {shown.map((situation) => (
        <Row
          isRunning={situation.key === running}
          key={situation.key}
          onEnd={() =>
            void act(() => call('POST situations/end'), {
              done: words.situations.ended(situation.name),
              isShown: true,
            })
          }
          onStart={() => void start(situation)}
          situation={situation}
        />
      ))}
    </ul>
  );
  const isFirst = ({ key }: Situation, place: number) => place < shownAtOnce || key === running;
  const more = situations.filter((situation, place) => !isFirst(situation, place));

  return (
    <Panel headingRef={headingRef} lead={words.situations.lead} title={words.situations.title}>
      {notice}
      {rows(situations.filter(isFirst))}
      {more.length > 0 ? (
        <Collapsible title={words.situations.more(more.length)} variant="plain">
          {rows(more)}
        </Collapsible>
      ) : null}
      {answer === undefined ? null : (
        <Shared customers={customers} onStart={start} situations={situations} />
      )}
    </Panel>
  );
}

interface RowProps {
  readonly situation: Situation;
  readonly isRunning: boolean;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

function Row({ situation, isRunning, onStart, onEnd }: RowProps): ReactNode {
  const { key, name, look } = situation;
  return (
    <li className="row">
      <div>
        <p className="strong">{name}</p>
        <p className="small">{situation.words}</p>
        {isRunning ? (
          <p className="small">
            <span className="strong">{words.situations.look}</span> {look}{' '}
            <Link href={`/sandbox?situation=${key}`}>{words.situations.link}</Link>
          </p>
        ) : null}
      </div>
      <div className="row-end">
        {isRunning ? <Tag tone="warning">{words.situations.running}</Tag> : null}
        {isRunning ? (
          <Button context={name} onClick={onEnd} size="small" variant="quiet">
            {words.situations.end}
          </Button>
        ) : (
          <Button
            context={`${name} ${words.newTab}`}
            onClick={onStart}
            size="small"
            variant="secondary"
          >
            {words.situations.start}
          </Button>
        )}
      </div>
    </li>
  );
}

interface SharedProps {
  readonly situations: readonly Situation[];
  readonly customers: readonly Customer[];
  readonly onStart: (situation: Situation) => Promise<boolean>;
}

/** Asks before it starts the situation in the address, because the link may come from somebody else. */
function Shared({ situations, customers, onStart }: SharedProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const key = search.get('situation');
  const situation = situations.find((each) => each.key === key);
  if (key !== null && situation === undefined) {
    return <Notice title={words.situations.unknown} tone="warning" />;
  }

  const close = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('situation');
        return after;
      },
      { replace: true },
    );
  const start = async () => {
    if (situation === undefined) return;
    close();
    await onStart(situation);
  };
  const customer = customers.find((each) => each.key === situation?.customer)?.fullName ?? '';
  return (
    <Dialog
      actions={
        <>
          <Button context={words.newTab} onClick={() => void start()}>
            {words.situations.start}
          </Button>
          <Button onClick={close} variant="secondary">
            {words.cancel}
          </Button>
        </>
      }
      isBrief
      onOpenChange={close}
      open={situation !== undefined}
      title={words.situations.ask(situation?.name ?? '')}
    >
      <p>{situation?.words}</p>
      <p>{words.situations.askText(customer)}</p>
    </Dialog>
  );
}
