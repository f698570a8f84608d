import type { ReactNode } from 'react';
import { expectTypeOf, it } from 'vitest';

import { FileLink } from './index.ts';

const nothing = (): void => undefined;

it('rejects props that do not fit together', () => {
  const wrong = (): ReactNode => (
    <>
      {/* @ts-expect-error -- an available file needs an address or a handler */}
      <FileLink name="a.pdf" />
      {/* @ts-expect-error -- an address or a handler, not both */}
      <FileLink href="/a" name="a.pdf" onDownload={nothing} />
      {/* @ts-expect-error -- a removed file has no address */}
      <FileLink href="/a" name="a.pdf" state="removed" />
      {/* @ts-expect-error -- a link cannot have a failed state */}
      <FileLink href="/a" name="a.pdf" state="failed" />
    </>
  );
  expectTypeOf(wrong).returns.toExtend<ReactNode>();
});
