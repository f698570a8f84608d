import { it } from 'vitest';

import { Link } from './index.ts';

it('does not compile for a file in a new tab, or without its type and size', () => {
  const links = [
    <Link download={{ type: 'pdf', size: '240 kB' }} href="/1" key="1">
      Kravbrev
    </Link>,
    // @ts-expect-error -- a file to save cannot open in a new tab
    <Link download={{ type: 'pdf', size: '240 kB' }} href="/1" isExternal key="2">
      Kravbrev
    </Link>,
    // @ts-expect-error -- a file without its size
    <Link download={{ type: 'pdf' }} href="/1" key="3">
      Kravbrev
    </Link>,
  ];
  void links;
});
