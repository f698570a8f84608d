// Runs in a page before its own scripts and records how it loads. It is plain JavaScript, so that a browser can load the
// file unchanged.

// The elements that make a page usable, and the rows of the claims.
const wanted = ['button[type="button"]', 'main h1', 'main tbody tr'];

/** @type {Map<string, number>} */
const seen = new Map();
let largestPaint = 0;
let layoutShift = 0;
let slowestInteraction = 0;
/** @type {{ start: number, blocked: number }[]} */
const longTasks = [];

/** @type {() => void} */
let noteNews = () => undefined;

new MutationObserver(() => {
  for (const selector of wanted) {
    if (!seen.has(selector) && document.querySelector(`${selector}:not([inert])`) !== null) {
      seen.set(selector, performance.now());
      noteNews();
    }
  }
}).observe(document, { childList: true, subtree: true });

/**
 * @param {string} type
 * @param {(entry: PerformanceEntry) => void} note
 */
const observe = (type, note) => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true });
};
observe('largest-contentful-paint', ({ startTime }) => {
  largestPaint = startTime;
});
observe('layout-shift', (entry) => {
  // What moves because somebody has just pressed is no shift.
  const isExpected = 'hadRecentInput' in entry && entry.hadRecentInput === true;
  if (!isExpected && 'value' in entry && typeof entry.value === 'number')
    layoutShift += entry.value;
});
const interactions = new PerformanceObserver((list) => {
  noteInteractions(list.getEntries());
});
/** @param {PerformanceEntryList} entries */
const noteInteractions = (entries) => {
  for (const entry of entries) {
    if ('interactionId' in entry && entry.interactionId !== 0)
      slowestInteraction = Math.max(slowestInteraction, entry.duration);
  }
};
/** @type {PerformanceObserverInit & { durationThreshold: number }} */
const longerThanAFrame = { type: 'event', durationThreshold: 16 };
interactions.observe(longerThanAFrame);
observe('longtask', ({ startTime, duration }) => {
  longTasks.push({ start: startTime, blocked: duration - 50 });
});

/** @param {readonly number[]} numbers */
const total = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * Settles when what the customer comes for stands there. Playwright's own wait would run its code in the page before.
 *
 * @param {string} selector
 * @returns {Promise<void>}
 */
const until = (selector) =>
  new Promise((resolve) => {
    noteNews = () => {
      if (seen.has(selector)) resolve();
    };
    noteNews();
  });

/** Settles when the page has nothing more to do and all of it is on the screen. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
  });

Object.assign(globalThis, {
  pageRecorder: {
    until,
    painted,
    /**
     * Presses a link. Answers with the milliseconds until the wanted element is drawn, and those of the server's answer.
     *
     * @param {{ link: string, selector: string, call: string }} press
     */
    press: async ({ link, selector, call }) => {
      if (seen.has(selector)) throw new Error(`${selector} is there before the press.`);
      const pressed = document.querySelector(link);
      if (!(pressed instanceof HTMLElement)) throw new Error(`There is no ${link}.`);
      const began = performance.now();
      pressed.click();
      await until(selector);
      await painted();
      const drawn = performance.now() - began;
      const [answer] = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime >= began && name.endsWith(call));
      return { drawn, answer: answer?.duration ?? Number.NaN };
    },
    layoutShift: () => layoutShift,
    /** The longest interaction since the last call, in milliseconds; 0 if none took longer than 16. */
    takeInteraction: async () => {
      // An interaction ends with the frame after it, and is reported after that.
      await painted();
      noteInteractions(interactions.takeRecords());
      const taken = slowestInteraction;
      slowestInteraction = 0;
      return taken;
    },
    /** @param {string | null} selector of the element that makes the page usable */
    read: (selector) => {
      const files = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].filter((entry) => entry instanceof PerformanceResourceTiming);
      const load = performance
        .getEntriesByType('navigation')
        .map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0));
      const usable = (selector === null ? undefined : seen.get(selector)) ?? total(load);
      const before = files.filter(({ startTime }) => startTime <= usable);
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      const code = files.filter(({ name }) => name.endsWith('.js') || name.endsWith('.css'));
      return {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        largestPaint,
        load: total(load),
        usable,
        requests: before.length,
        scripts: total(scripts.map(({ encodedBodySize }) => encodedBodySize)),
        bytes: total(before.map(({ transferSize }) => transferSize)),
        blocked: total(
          longTasks.filter(({ start }) => start < usable).map(({ blocked }) => blocked),
        ),
        layoutShift,
        codeFetched: code.filter(({ transferSize }) => transferSize > 0).length,
      };
    },
  },
});
