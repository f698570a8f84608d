import { logDOM } from '@testing-library/dom';
import { afterEach, beforeEach } from 'vitest';

import { beginAnew, leave } from './openPortal.tsx';

// In a file of setup, because the files of tests share their modules: hooks in a module hold for the first of them only.
beforeEach(beginAnew);
afterEach(leave);

afterEach(({ task }) => {
  if (task.result?.state === 'fail') logDOM(document.body, 100_000);
});
