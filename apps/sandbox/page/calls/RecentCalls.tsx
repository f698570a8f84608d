import { Button, Checkbox, type Column, Link, Table } from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import { type AnswerOf, call, useAnswer } from '../api.ts';
import { timeText } from '../format.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';
import { Verdict } from './Verdict.tsx';

type LoggedCall = AnswerOf<'GET calls/newest'>['calls'][number];

const { columns: headers } = words.calls;

const columns: readonly Column<LoggedCall>[] = [
  {
    key: 'time',
    header: headers.time,
    kind: 'none',
    width: 'narrow',
    onPhone: 'detail',
    cell: ({ at }) => <span className="number">{timeText(at)}</span>,
  },
  {
    key: 'method',
    header: headers.method,
    kind: 'none',
    width: 'narrow',
    onPhone: 'detail',
    cell: ({ method }) => method,
  },
  {
    key: 'path',
    header: headers.path,
    kind: 'none',
    width: 'wide',
    isRowHeader: true,
    onPhone: 'title',
    cell: ({ path }) => <span className="path">{path}</span>,
  },
  {
    key: 'status',
    header: headers.status,
    kind: 'none',
    width: 'narrow',
    align: 'end',
    onPhone: 'value',
    cell: ({ answer }) => (answer === null ? '' : (answer.status ?? words.calls.cut)),
  },
  {
    key: 'took',
    header: headers.took,
    kind: 'none',
    width: 'narrow',
    align: 'end',
    onPhone: 'detail',
    cell: ({ answer }) => (answer === null ? '' : words.calls.took(answer.milliseconds)),
  },
  {
    key: 'verdict',
    header: headers.verdict,
    kind: 'none',
    width: 'wide',
    cell: ({ answer }) => <Verdict verdict={answer?.verdict ?? null} />,
  },
];

interface RecentCallsProps {
  /** How many calls are shown, without the keep-alive. @default all that the sandbox lists, with it */
  readonly limit?: number;
}

/** The newest calls of the portal, and whether they follow the contract. */
export function RecentCalls({ limit }: RecentCallsProps): ReactNode {
  const [onlyDeviating, setOnlyDeviating] = useState(false);
  const all = limit === undefined ? 'all' : 'asked';
  const { answer } = useAnswer('GET calls/newest', { only: onlyDeviating ? 'deviates' : all });
  const { act, notice, headingRef } = useDeed();
  const counts = answer?.counts;
  return (
    <Panel
      beside={
        <div className="row-end">
          <Checkbox
            label={words.calls.onlyDeviating}
            onValueChange={setOnlyDeviating}
            value={onlyDeviating}
          />
          <Button
            context={words.calls.latest}
            onClick={() => void act(() => call('DELETE calls'), { done: words.calls.cleared })}
            size="small"
            variant="secondary"
          >
            {words.calls.clear}
          </Button>
        </div>
      }
      headingRef={headingRef}
      lead={
        counts === undefined
          ? undefined
          : words.calls.count(counts.all, counts.follows, counts.deviates, counts.fault)
      }
      title={words.calls.latest}
    >
      {notice}
      <Table
        caption={words.calls.latest}
        columns={columns}
        emptyText={onlyDeviating ? words.calls.noneDeviates : words.calls.none}
        isCaptionHidden
        rowKey={({ id }) => String(id)}
        {...(answer === undefined
          ? { status: 'loading' as const }
          : { rows: answer.calls.slice(0, limit) })}
        {...(limit !== undefined && {
          footerAction: (
            <Link href="/sandbox/anrop" isStandalone>
              {words.calls.showAll}
            </Link>
          ),
        })}
      />
    </Panel>
  );
}
