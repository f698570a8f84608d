import { Button } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import { call, useAnswer } from '../api.ts';
import { type Customer, owner } from '../chosen.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

const { time } = words;

/** Puts the clock forward, ends the chosen customer's session, and cuts her live connection. */
export function TimeAndSession({ chosen }: { readonly chosen: Customer }): ReactNode {
  const clock = useAnswer('GET settings').answer?.clock;
  const { act, notice } = useDeed();
  const { personalNumber, fullName } = chosen;
  const button = (label: string, onClick: () => Promise<unknown>) => (
    <Button isFullWidth onClick={() => void onClick()} size="small" variant="secondary">
      {label}
    </Button>
  );
  const expire = (kind: 'access' | 'all', done: string) =>
    act(() => call('POST sessions/expire', { body: { personalNumber, kind } }), {
      done,
      isShown: true,
    });
  const forward = (days: number) =>
    act(() => call('POST clock/forward', { body: { days } }), {
      done: time.moved(dayAfter(clock?.today ?? '', days)),
      isShown: true,
    });
  return (
    <Panel lead={clock === undefined ? undefined : time.today(clock.today)} title={time.title}>
      {notice}
      <div className="column">
        {button(time.day, () => forward(1))}
        {button(time.month, () => forward(30))}
        {button(time.logOut(owner(fullName)), () => expire('all', time.loggedOut(fullName)))}
        {button(time.renew, () => expire('access', time.renewed(fullName)))}
        {button(time.cut, () =>
          act(() => call('POST hub/close', { body: { personalNumber } }), {
            done: time.cutDone(fullName),
            isShown: true,
          }),
        )}
      </div>
    </Panel>
  );
}

/** The day so many days later. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
