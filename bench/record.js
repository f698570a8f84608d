// Runs in the portal before its own scripts and measures how long a press takes. It is plain JavaScript, so that a
// browser can load the file unchanged.

let pressed = Number.NaN;
let answer = Number.NaN;
let whole = Number.NaN;
let interaction = 0;
let longestTask = 0;

addEventListener(
  'click',
  ({ timeStamp }) => {
    pressed = timeStamp;
  },
  { capture: true },
);

/** @param {Node} node */
const holdsRow = (node) =>
  node instanceof Element && (node.matches('[role="row"]') || node.querySelector('[role="row"]'));

new MutationObserver((mutations) => {
  if (!mutations.some(({ addedNodes }) => [...addedNodes].some(holdsRow))) return;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    // Called when the frame has been laid out and painted.
    port1.addEventListener('message', () => {
      port1.close();
      whole = performance.now() - pressed;
      if (Number.isNaN(answer)) answer = whole;
    });
    port1.start();
    port2.postMessage(undefined);
  });
}).observe(document, { childList: true, subtree: true });

/** @type {PerformanceObserverInit & { durationThreshold: number }} */
const clicks = { type: 'event', durationThreshold: 16 };
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) {
    if (name === 'click') interaction = Math.max(interaction, duration);
  }
}).observe(clicks);

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: 'longtask' });

Object.assign(globalThis, {
  recorder: {
    start: () => {
      pressed = Number.NaN;
      answer = Number.NaN;
      whole = Number.NaN;
      interaction = 0;
      longestTask = 0;
    },
    /**
     * Whether the table at this place has this many rows and is complete.
     * @param {string} place
     * @param {number} count
     */
    hasRows: (place, count) => {
      const bodies = document.querySelectorAll(`${place} [role="rowgroup"]:not([aria-busy])`);
      return [...bodies].some((body) => body.childElementCount === count);
    },
    /** Waits until the browser has reported everything that happened so far. */
    read: async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
      });
      return { answer, interaction, longestTask, whole };
    },
  },
});
