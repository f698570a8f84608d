import { configure } from '@testing-library/dom';

import { patience } from '../../../../../vitest.patience.ts';

configure({ asyncUtilTimeout: patience.expect.poll.timeout, defaultHidden: true });

/** What browsers have and jsdom lacks. Nothing here is what a test looks at. */
Element.prototype.scrollIntoView = () => undefined;
globalThis.scrollTo = () => undefined;
globalThis.open = () => null;
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
