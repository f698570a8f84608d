// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { saveFile } from './saveFile.ts';

it('saves the file under its name, and lets go of its content a minute later [Z11]', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:one', revokeObjectURL: revoked });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} from ${this.href}`);
  });

  saveFile(new Blob(['x']), 'kvitto.pdf', {
    now: () => Date.now(),
    setTimeout: (act, pause) => setTimeout(act, pause),
    clearTimeout: () => undefined,
  });
  expect(saved).toEqual(['kvitto.pdf from blob:one']);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:one');
});
