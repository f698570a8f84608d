// @vitest-environment jsdom
import type { Shown } from '../../customer/useQuery.ts';
import { describe, expect, it } from 'vitest';

import type { SiteState } from '../../domain/access.ts';
import { press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import type { DamageRow } from './damages.rules.ts';
import { DamagesView } from './DamagesView.tsx';
import { useDamages } from './useDamages.ts';

const damage: DamageRow = {
  key: '1',
  type: 'Parkeringsskada',
  date: '2026-11-08',
  number: '2026/1187',
  webNumber: 'W-2048117',
};
const ready = (...damages: DamageRow[]): Shown<readonly DamageRow[]> => ({
  status: 'ready',
  value: damages,
});

const page = (state: Shown<readonly DamageRow[]>, offline: SiteState = {}) => {
  drawInFrame(<DamagesView state={state} />, { offline });
};

describe('the page of damages', () => {
  it.each<readonly [string, Shown<readonly DamageRow[]>, string, string | null]>([
    ['that lists some', ready(damage), 'Har du råkat ut för en skada?', null],
    [
      'that cannot list them',
      { status: 'failed', isReloading: false, reload: () => undefined },
      'Har du råkat ut för en skada?',
      null,
    ],
    [
      'without any',
      ready(),
      'Det finns inga registrerade skador.',
      'Har du råkat ut för en skada?',
    ],
    ['that is loading', { status: 'loading' }, 'Dina skador', 'Har du råkat ut för en skada?'],
  ])('%s offers to report one, once [S03, S06]', async (_what, state, said, unsaid) => {
    page(state);
    await expect
      .poll(
        () => `${shownText()}${document.querySelector('table')?.getAttribute('aria-label') ?? ''}`,
      )
      .toContain(said);
    if (unsaid !== null) expect(shownText()).not.toContain(unsaid);
  });

  it('leads from each damage to a message about it, and says that pictures can be sent [S03, Z80]', () => {
    page(
      ready(
        damage,
        { ...damage, key: '2', number: '2026/0412' },
        { ...damage, key: '3', number: '' },
      ),
    );
    expect(
      [...document.querySelectorAll('[role="row"] a')].map((link) =>
        link.getAttribute('aria-label'),
      ),
    ).toEqual([
      'Skriv till oss om skada 2026/1187',
      'Skriv till oss om skada 2026/0412',
      'Skriv till oss om skadan',
    ]);
    expect(shownText()).toContain('Du kan skriva till oss om en skada och skicka bilder.');
  });

  it.each<readonly [string, Shown<readonly DamageRow[]>, SiteState]>([
    ['while messages are off', ready(damage), { messages: false }],
    ['about damages that are not there', ready(), {}],
    [
      'about damages that cannot be listed',
      { status: 'failed', isReloading: false, reload: () => undefined },
      {},
    ],
  ])('offers no message %s [S03, E02]', (_what, state, offline) => {
    page(state, offline);
    expect(shownText()).toContain('Här ser du de skador som är registrerade hos oss.');
    expect(shownText()).not.toMatch(/skriv/iu);
  });

  it('keeps the error with a busy button while it fetches again what could not be fetched [E16, Z97]', async () => {
    const held = createHeldAnswer();
    const answers = [Promise.resolve(new Response(null, { status: 404 })), held.response];
    const Page = () => <DamagesView state={useDamages()} />;
    drawInFrame(<Page />, { answer: () => answers.shift() ?? new Response(null, { status: 404 }) });
    await expect.poll(shownText).toContain('Vi kan inte visa dina skador just nu.');
    expect(shownText()).toContain('Anmäl en skada');
    press('Försök igen');
    await expect.poll(() => document.querySelectorAll('button[aria-busy="true"]').length).toBe(1);
    expect(shownText()).toContain('Vi kan inte visa dina skador just nu.');
    held.send(Response.json([]));
    await expect.poll(shownText).toContain('Det finns inga registrerade skador.');
  });
});
