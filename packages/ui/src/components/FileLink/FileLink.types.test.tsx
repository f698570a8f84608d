import type { ReactNode } from 'react';
import { expectTypeOf, it } from 'vitest';

import { FileLink } from './index.ts';

const nothing = (): void => undefined;

it('takes only what belongs together', () => {
  const wrong = (): ReactNode => (
    <>
      {/* @ts-expect-error -- a file that can be fetched needs a way to it */}
      <FileLink name="a.pdf" />
      {/* @ts-expect-error -- one way, not two */}
      <FileLink href="/a" name="a.pdf" onDownload={nothing} />
      {/* @ts-expect-error -- a removed file has no address */}
      <FileLink href="/a" name="a.pdf" state="removed" />
      {/* @ts-expect-error -- only the application knows that fetching failed */}
      <FileLink href="/a" name="a.pdf" state="failed" />
    </>
  );
  expectTypeOf(wrong).returns.toExtend<ReactNode>();
});
