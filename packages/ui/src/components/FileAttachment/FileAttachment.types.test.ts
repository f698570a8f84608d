import { expectTypeOf, it } from 'vitest';

import { type FileAttachmentState, noFiles } from './index.ts';

it('has no impossible states', () => {
  const chosen: readonly File[] = [];
  const wrong: readonly FileAttachmentState[] = [
    // @ts-expect-error -- files that are being sent have a progress
    { status: 'sending', chosen },
    // @ts-expect-error -- files that are being sent have no errors
    { status: 'sending', chosen, progress: 0, refused: [] },
    // @ts-expect-error -- nothing is chosen while files cannot be attached
    { status: 'off', chosen },
    // @ts-expect-error -- a refusal has a reason
    { status: 'ready', chosen, refused: [{ fileNames: ['a.pdf'] }] },
  ];
  expectTypeOf(wrong).toExtend<readonly FileAttachmentState[]>();
  expectTypeOf(noFiles).toExtend<FileAttachmentState>();
});
