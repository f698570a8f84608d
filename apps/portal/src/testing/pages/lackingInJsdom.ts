import { configure } from '@testing-library/dom';

import { patience } from '../../../../../vitest.patience.ts';

configure({
  asyncUtilTimeout: patience.expect.poll.timeout,
  defaultHidden: true,
  // Without the page, which would be written down at each try of a query that waits. `aroundEachTest.ts` says once what it showed.
  getElementError: (message) => new Error(message ?? ''),
});

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

/** Where `npm run flake` lets calls wait by chance, frames come late too: up to three of them, in milliseconds. */
const threeFrames = 50;
if (process.env['SANDBOX_LATE_BY'] !== undefined) {
  globalThis.requestAnimationFrame = (draw) =>
    Number(setTimeout(() => draw(performance.now()), Math.random() * threeFrames));
}

/** The bytes of an answer are an ArrayBuffer of jsdom, which is none to the code that is tested. */
const PlainRequest = globalThis.XMLHttpRequest;
globalThis.XMLHttpRequest = class extends PlainRequest {
  override get response(): unknown {
    const bytes: unknown = super.response;
    if (Object.prototype.toString.call(bytes) !== '[object ArrayBuffer]') return bytes;
    return new Uint8Array(Object(bytes)).slice().buffer;
  }
};
