import { it } from 'vitest';

import { Link } from './index.ts';

it('does not let a file open in a new tab, nor hide what it is', () => {
  const links = [
    <Link download={{ type: 'pdf', size: '240 kB' }} href="/1" key="1">
      Kravbrev
    </Link>,
    // @ts-expect-error -- a file that opens in a tab is not saved
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
