// @vitest-environment jsdom
import type { Shown } from '../../customer/useQuery.ts';
import { describe, expect, it } from 'vitest';

import type { SiteState } from '../../domain/access.ts';
import { draw, press, shownText } from '../../testing/draw.tsx';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
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
  draw(
    <StoryFrame offline={offline}>
      <DamagesView state={state} />
    </StoryFrame>,
  );
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

  it.each<readonly [string, Shown<readonly DamageRow[]>, string]>([
    [
      'many damages, like one of them',
      ready(...['1', '2', '3', '4'].map((key) => ({ ...damage, key }))),
      'Skriv skadans ärendenummer, till exempel 2026/1187, så hittar vi rätt.',
    ],
    [
      'damages that cannot be listed',
      { status: 'failed', isReloading: false, reload: () => undefined },
      'Skriv skadans ärendenummer så hittar vi rätt.',
    ],
    [
      'a damage without a number',
      ready({ ...damage, number: '' }),
      'Skriv skadans ärendenummer så hittar vi rätt.',
    ],
  ])('with %s asks for the number in the message [S03]', (_what, state, said) => {
    page(state);
    expect(shownText()).toContain(said);
  });

  it('offers no message about a damage while messages are off [S03, E02]', () => {
    const title = 'Vill du lägga till något?';
    page(ready(damage));
    expect(shownText()).toContain(title);
    document.body.replaceChildren();
    page(ready(damage), { messages: false });
    expect(shownText()).toContain('Har du råkat ut för en skada?');
    expect(shownText()).not.toContain(title);
  });

  it('keeps the error with a busy button while it fetches again what could not be fetched [E16, Z97]', async () => {
    const held = createHeldAnswer();
    const answers = [Promise.resolve(new Response(null, { status: 404 })), held.response];
    const Page = () => <DamagesView state={useDamages()} />;
    draw(
      <StoryFrame answer={() => answers.shift() ?? new Response(null, { status: 404 })}>
        <Page />
      </StoryFrame>,
    );
    await expect.poll(shownText).toContain('Vi kan inte visa dina skador just nu.');
    press('Försök igen');
    await expect.poll(() => document.querySelectorAll('button[aria-busy="true"]').length).toBe(1);
    expect(shownText()).toContain('Vi kan inte visa dina skador just nu.');
    held.send(Response.json([]));
    await expect.poll(shownText).toContain('Det finns inga registrerade skador.');
  });
});
