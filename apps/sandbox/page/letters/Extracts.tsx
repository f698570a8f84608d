import { Button } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import { type AnswerOf, call, useAnswer } from '../api.ts';
import { type Customer, nameOf } from '../chosen.ts';
import { AutomaticSwitch } from '../parts/AutomaticSwitch.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

const { letters: own } = words;

function describe({ state, isListed }: AnswerOf<'GET register-extracts'>[number]): string {
  if (state !== 'ready') return own.states.waiting;
  return isListed ? own.states.ready : own.states.old;
}

/** The orders of register extracts, the newest first. */
export function Extracts({ customers }: { readonly customers: readonly Customer[] }): ReactNode {
  const orders = useAnswer('GET register-extracts').answer;
  const { act, notice, headingRef } = useDeed();
  return (
    <Panel headingRef={headingRef} title={own.extracts}>
      <AutomaticSwitch label={own.automatic} off={own.automaticOff} setting="automaticExtracts" />
      {notice}
      {orders?.length === 0 ? <p className="soft">{own.none}</p> : null}
      <ul className="rows">
        {(orders ?? []).toReversed().map((order) => {
          const { token, personalNumber, state, email, orderedAt } = order;
          const name = nameOf(customers, personalNumber);
          return (
            <li className="row" key={token}>
              <div>
                <p className="strong">{name}</p>
                <p>{describe(order)}</p>
                <p className="small break">{own.ordered(orderedAt.slice(0, 10), email)}</p>
              </div>
              {state === 'ready' ? null : (
                <Button
                  context={own.finishOf(name)}
                  onClick={() =>
                    void act(() => call('POST register-extracts/:id/finish', { id: token }), {
                      done: own.finished(name),
                    })
                  }
                  size="small"
                  variant="secondary"
                >
                  {own.finish}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
