import { Button } from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import { type AnswerOf, call, useAnswer } from '../api.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';
import { callName } from './contractCalls.ts';
import { FaultDialog } from './FaultDialog.tsx';

type Fault = AnswerOf<'GET faults'>[number];

/** What the fault does to its call. */
function describe({ abort, status, delayMs }: Fault): string {
  if (abort) return words.faults.aborts;
  if (status !== undefined) return words.faults.answers(status);
  return delayMs > 0 ? words.faults.delays(delayMs / 1000) : words.faults.changes;
}

/** The faults that stand, and a way to add more. */
export function Faults(): ReactNode {
  const faults = useAnswer('GET faults').answer ?? [];
  const { act, notice, headingRef } = useDeed();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel
      beside={
        faults.length > 0 ? (
          <Button
            onClick={() => void act(() => call('DELETE faults'), { done: words.faults.removedAll })}
            size="small"
            variant="quiet"
          >
            {words.faults.removeAll}
          </Button>
        ) : null
      }
      headingRef={headingRef}
      title={words.faults.title}
    >
      {notice}
      {faults.length === 0 ? <p className="soft">{words.faults.none}</p> : null}
      <ul className="rows" data-quiet="">
        {faults.map((fault) => {
          const name = callName(fault.path);
          return (
            <li className="row" key={fault.id}>
              <div>
                <p className="break">
                  <span className="strong">{name}</span> {describe(fault)}
                </p>
                <p className="small">{words.faults.left(fault.left)}</p>
              </div>
              <div className="row-end">
                <Button
                  context={words.faults.removeOf(name)}
                  onClick={() =>
                    void act(() => call('DELETE faults/:id', { id: fault.id }), {
                      done: words.faults.removed(name),
                    })
                  }
                  size="small"
                  variant="quiet"
                >
                  {words.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Button isFullWidth onClick={() => setIsAdding(true)} size="small" variant="secondary">
        {words.faults.add}
      </Button>
      {isAdding ? <FaultDialog onClose={() => setIsAdding(false)} /> : null}
    </Panel>
  );
}
