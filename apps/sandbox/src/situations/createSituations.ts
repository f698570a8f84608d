import { endpoints } from '@mina-sidor/api-client/contract';

import { addDays } from '../calendar.ts';
import { owedFor } from '../payments/owed.ts';
import { passDays } from '../payments/passDays.ts';
import { Problem } from '../problem.ts';
import { sampleCustomers } from '../samples/customers.ts';
import type { Services } from '../services.ts';
import type { Session } from '../store/sessions.ts';
import type { Situation, Step } from './situation.types.ts';
import { situations } from './situations.ts';

export type Situations = ReturnType<typeof createSituations>;

/** Starts and ends the ready-made situations, one at a time. */
export function createSituations(services: Services) {
  const {
    clock,
    customers,
    settings,
    payments,
    messages,
    portalHub,
    faults,
    calls,
    sessions,
    olderRelease,
  } = services;
  let running: { readonly situation: Situation; readonly undo: (() => void)[] } | null = null;

  const pay = (id: string, { referenceNumber, until }: Extract<Step, { do: 'pay' }>): void => {
    const record = customers.findCase(id, referenceNumber);
    const amount = record === null ? 'closed' : owedFor(record);
    if (typeof amount !== 'number') throw new Problem(409, 'The case cannot be paid.');
    const { paymentId } = payments.create(id, { references: [referenceNumber], amount });
    payments.act(paymentId, 'approve');
    payments.act(paymentId, 'finish');
    if (until !== 'taken') payments.act(paymentId, 'webhook');
    if (until === 'booked') payments.act(paymentId, 'confirm');
  };

  /** Does the step for the customer. Adds to `undo` what is not undone by a new customer and the old settings. */
  function perform(id: string, step: Step, undo: (() => void)[]): void {
    switch (step.do) {
      case 'set':
        return settings.set(step.settings);
      case 'switchOff': {
        const siteState = settings.read().siteState.map(({ system, online }) => ({
          system,
          online: online && system !== step.system,
        }));
        return settings.set({ siteState });
      }
      case 'cutLiveConnection': {
        const offered = portalHub.transports();
        portalHub.offer([]);
        portalHub.hub.endWhere(({ userId }) => userId === id, { allowReconnect: false });
        undo.push(() => portalHub.offer(offered));
        return;
      }
      case 'pay':
        return pay(id, step);
      case 'write':
        messages.startAsStaff(
          { personalNumber: id, subject: step.subject, referenceNumber: null },
          { message: step.message, from: 'customerCentre', files: [] },
        );
        return;
      case 'breakCall': {
        const { method, path } = endpoints[step.call];
        const { status, delayMs = 0, abort = false, times } = step;
        const fault = faults.add({
          method,
          path,
          headers: {},
          delayMs,
          abort,
          ...(status !== undefined && { status }),
          ...(times !== undefined && { times }),
        });
        undo.push(() => faults.remove(fault));
        return;
      }
      case 'serveOlderRelease':
        olderRelease.serve();
        undo.push(() => olderRelease.replace());
        return;
      case 'release':
        olderRelease.replace();
        return settings.set({ releaseId: `${settings.read().releaseId}-ny` });
      case 'passDays':
        return passDays(customers, id, step.days, addDays(clock.today(), step.days));
      case 'endSessions':
        sessions.expire(id, step.kind);
        return;
      case 'when':
        return when(id, step, undo);
    }
  }

  function when(
    id: string,
    { call, afterMs, steps }: Extract<Step, { do: 'when' }>,
    undo: (() => void)[],
  ): void {
    const { method, path } = endpoints[call];
    const act = (): void => {
      for (const step of steps) perform(id, step, undo);
    };
    const stop = calls.onCall((made) => {
      if (made.method !== method || made.path !== path) return;
      stop();
      if (afterMs === undefined) return act();
      const timer = setTimeout(act, afterMs).unref();
      undo.push(() => clearTimeout(timer));
    });
    undo.push(stop);
  }

  const personalNumberOf = ({ customer }: Situation): string => {
    const found = sampleCustomers.find(({ key }) => key === customer);
    if (found === undefined) throw new Error(`There is no sample customer ${customer}.`);
    return found.personalNumber;
  };

  /** Undoes what the situation has changed, and resets its customer. */
  const end = (): void => {
    if (running === null) return;
    const { situation, undo } = running;
    running = null;
    for (const each of undo.toReversed()) each();
    services.renewCustomer(personalNumberOf(situation));
  };

  return {
    list: () =>
      situations.map(({ key, name, words, look, customer, opens }) => ({
        key,
        name,
        words,
        look,
        customer,
        opens,
      })),
    running: (): string | null => running?.situation.key ?? null,
    /** Ends the running situation and starts this one. Returns the customer's session; null if the customer is logged out. */
    start(key: string): Session | null {
      const situation = situations.find((each) => each.key === key);
      if (situation === undefined) throw new Problem(404, 'There is no such situation.');
      end();
      const id = personalNumberOf(situation);
      services.renewCustomer(id);
      const before = settings.read();
      const undo = [() => settings.set(before)];
      running = { situation, undo };
      for (const step of situation.steps) perform(id, step, undo);
      return situation.isLoggedIn === false ? null : services.logIn(id);
    },
    end,
    /** Forgets the running situation when the caller resets everything. */
    forget(): void {
      for (const each of running?.undo ?? []) each();
      running = null;
    },
  };
}
