// The stand-in for the payment company's script: the same surface (`../dibs.types.ts`) over the sandbox's own frame. One
// classic script without imports, because that is how shops load the real one.
(() => {
  /**
   * @typedef {import('../dibs.types.ts').DibsCheckout} DibsCheckout
   * @typedef {import('../dibs.types.ts').DibsCheckoutOptions} DibsCheckoutOptions
   * @typedef {import('../dibs.types.ts').DibsEvents} DibsEvents
   */

  const script = document.currentScript;
  /** The frame has the script's origin. */
  const { origin } = new URL(script instanceof HTMLScriptElement ? script.src : location.href);

  /**
   * The field of a message; undefined when there is none.
   * @param {unknown} message
   * @param {string} name
   * @returns {unknown}
   */
  const field = (message, name) =>
    typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;

  /** @returns {{ [Name in keyof DibsEvents]: ((value: DibsEvents[Name]) => void)[] }} */
  const noListeners = () => ({
    'payment-completed': [],
    'payment-cancelled': [],
  });

  /**
   * @param {DibsCheckoutOptions} options
   * @returns {HTMLIFrameElement}
   */
  function addFrame({
    checkoutKey,
    paymentId,
    language = 'en-GB',
    theme = {},
    containerId = 'dibs-checkout-content',
  }) {
    if (!checkoutKey || !paymentId) {
      throw new TypeError('Dibs.Checkout needs a checkoutKey and a paymentId.');
    }
    const container = document.getElementById(containerId);
    if (container === null) {
      throw new Error(`Dibs.Checkout finds no element with the id ${containerId}.`);
    }
    const query = { paymentId, checkoutKey, language, theme: JSON.stringify(theme) };
    const frame = document.createElement('iframe');
    frame.src = `${origin}/sandbox/checkout/frame?${new URLSearchParams(query).toString()}`;
    frame.title = language === 'sv-SE' ? 'Betalning' : 'Payment';
    frame.style.cssText = 'display:block;width:100%;height:25rem;border:0;color-scheme:light';
    container.append(frame);
    return frame;
  }

  /**
   * @param {DibsCheckoutOptions} options
   * @returns {DibsCheckout}
   */
  function Checkout(options) {
    const { paymentId } = options;
    const frame = addFrame(options);
    const stop = new AbortController();
    let listeners = noListeners();

    /** @param {MessageEvent<unknown>} event */
    const receive = ({ data, origin: sender, source }) => {
      // Any window can send messages here: only this frame counts, and only while it shows the company's page.
      if (sender !== origin || source !== frame.contentWindow) return;
      if (field(data, 'from') !== 'sandbox-checkout') return;
      const name = field(data, 'name');
      const value = field(data, 'value');
      switch (name) {
        case 'height':
          if (typeof value === 'number') frame.style.height = `${String(Math.ceil(value))}px`;
          break;
        case 'payment-completed':
        case 'payment-cancelled':
          for (const listener of listeners[name]) listener({ paymentId });
          break;
        case 'refused':
          // oxlint-disable-next-line no-console -- the shop's developer reads this, as with the real script
          console.error('Dibs.Checkout: the payment cannot be shown. Is the checkoutKey right?');
          break;
      }
    };
    addEventListener('message', receive, { signal: stop.signal });

    return {
      on(event, listener) {
        listeners[event].push(listener);
      },
      cleanup() {
        stop.abort();
        listeners = noListeners();
      },
    };
  }

  // Shops write `new Dibs.Checkout(…)`, which gives what the function returns.
  Reflect.set(globalThis, 'Dibs', { Checkout });
})();
