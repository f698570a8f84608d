import { afterEach, beforeEach } from 'vitest';

import { beginAnew, leave } from './openPortal.tsx';
import { shownText } from './shownText.ts';

// In a file of setup, because the files of tests share their modules: hooks in a module hold for the first of them only.
beforeEach(beginAnew);
afterEach(leave);

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  process.stderr.write(
    `\n${location.pathname} showed at the end of “${task.name}”:\n${shownText()}\n`,
  );
});
