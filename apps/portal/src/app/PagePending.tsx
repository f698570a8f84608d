import { Loader } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

/** Shows on the first page of a visit until it is known who the visitor is. */
export function PagePending() {
  return <Loader label={texts.pages.loading} />;
}
