// Runs in a page before its own scripts and notes how it comes. It is plain JavaScript, so that a browser can load the
// file unchanged.

/** @type {Map<string, number>} */
const seen = new Map();
let largestPaint = 0;
let layoutShift = 0;
/** @type {{ start: number, blocked: number }[]} */
const longTasks = [];

// The one thing on each page that a customer comes for.
const wanted = ['button[type="button"]', 'main h1', 'main table'];

new MutationObserver(() => {
  for (const selector of wanted) {
    if (!seen.has(selector) && document.querySelector(`${selector}:not([inert])`) !== null)
      seen.set(selector, performance.now());
  }
}).observe(document, { childList: true, subtree: true });

/** @param {string} type @param {(entry: any) => void} note */
const observe = (type, note) => {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  });
};
observe('largest-contentful-paint', ({ startTime }) => {
  largestPaint = startTime;
});
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) layoutShift += value;
});
observe('longtask', ({ startTime, duration }) => {
  longTasks.push({ start: startTime, blocked: duration - 50 });
});

Object.assign(globalThis, {
  pageRecorder: {
    /** @param {string | null} selector */
    read: (selector) => {
      /** @type {any[]} */
      const [navigation] = performance.getEntriesByType('navigation');
      const load = navigation?.loadEventEnd ?? 0;
      const usable = (selector === null ? undefined : seen.get(selector)) ?? load;
      /** @type {any[]} */
      const all = [navigation, ...performance.getEntriesByType('resource')];
      const before = all.filter(({ startTime }) => startTime <= usable);
      /** @param {{ name: string }} entry */
      const isCode = ({ name }) => /\.(?:js|css)$/u.test(name);
      /** @param {any[]} entries @param {string} figure */
      const sum = (entries, figure) => entries.reduce((total, one) => total + one[figure], 0);
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        firstPaint: paint?.startTime ?? 0,
        largestPaint,
        load,
        usable,
        requests: before.length,
        scripts: sum(
          all.filter(({ name }) => name.endsWith('.js')),
          'encodedBodySize',
        ),
        bytes: sum(before, 'transferSize'),
        blocked: sum(
          longTasks.filter(({ start }) => start < usable),
          'blocked',
        ),
        layoutShift,
        codeFetched: all.filter((one) => isCode(one) && one.transferSize > 0).length,
      };
    },
  },
});
