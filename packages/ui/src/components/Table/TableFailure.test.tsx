import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { TableFailure } from './TableFailure.tsx';

const failure = (errorTitle: string | undefined) => (
  <TableFailure errorTitle={errorTitle} onRetry={() => undefined} />
);
const announcement = (): string | null | undefined =>
  document.querySelector('[data-announced]')?.getAttribute('data-announced');

it('is read in its place when it is there from the start, and announced when it comes later [Z54]', () => {
  const { rerender } = renderWithUi(failure('Raderna kan inte visas.'));
  expect(announcement()).toBeUndefined();
  rerender(failure(undefined));
  rerender(failure('Raderna kan inte visas.'));
  expect(announcement()).toBe('alert');
});
