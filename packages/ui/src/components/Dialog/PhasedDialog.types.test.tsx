import { expectTypeOf, it } from 'vitest';

import type { DialogPhase } from './index.ts';

it('requires the texts of each phase and rejects those of another', () => {
  expectTypeOf<{
    name: 'confirm';
    content: string;
    confirmLabel: string;
    cancelLabel: string;
  }>().toExtend<DialogPhase>();
  expectTypeOf<{ name: 'loading'; label: string }>().toExtend<DialogPhase>();
  expectTypeOf<{ name: 'done'; heading: string }>().toExtend<DialogPhase>();
  expectTypeOf<{ name: 'error'; heading: string; retryLabel: string }>().toExtend<DialogPhase>();

  // @ts-expect-error -- a confirmation without a cancel button
  const noCancel: DialogPhase = { name: 'confirm', content: '', confirmLabel: 'Ja' };
  // @ts-expect-error -- a loading phase without text
  const silent: DialogPhase = { name: 'loading' };
  // @ts-expect-error -- an error without text
  const speechless: DialogPhase = { name: 'error', retryLabel: 'Igen' };
  // @ts-expect-error -- a success that can be tried again
  const repeatable: DialogPhase = { name: 'done', heading: 'Klart', retryLabel: 'Igen' };
  expectTypeOf([noCancel, silent, speechless, repeatable]).toBeArray();
});
