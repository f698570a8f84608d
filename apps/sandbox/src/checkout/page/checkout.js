// The stand-in for the payment company's script: the same surface (`../dibs.types.ts`) over the sandbox's own frame. One
// classic script without imports, because that is how shops load the real one.
(() => {
  /**
   * @typedef {import('../dibs.types.ts').DibsCheckout} DibsCheckout
   * @typedef {import('../dibs.types.ts').DibsCheckoutOptions} DibsCheckoutOptions
   * @typedef {import('../dibs.types.ts').DibsEvents} DibsEvents
   * @typedef {import('../dibs.types.ts').DibsTheme} DibsTheme
   * @typedef {{ [Name in keyof DibsEvents]: ((value: DibsEvents[Name]) => void)[] }} DibsListeners
   */

  const script = document.currentScript;
  /** The frame comes from where the script came from. */
  const { origin } = new URL(script instanceof HTMLScriptElement ? script.src : location.href);

  /** @type {Readonly<Record<string, string>>} */
  const titles = { 'sv-SE': 'Betalning', 'en-GB': 'Payment' };

  /** @param {string} language */
  const titleIn = (language) => titles[language] ?? titles['en-GB'] ?? '';

  /**
   * The field of a message; undefined when there is none.
   * @param {unknown} message
   * @param {string} name
   * @returns {unknown}
   */
  const field = (message, name) =>
    typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;

  /** @returns {DibsListeners} */
  const noListeners = () => ({
    'pay-initialized': [],
    'payment-completed': [],
    'payment-cancelled': [],
    'address-changed': [],
    'applepay-contact-updated': [],
  });

  /** @implements {DibsCheckout} */
  class Checkout {
    #frame = document.createElement('iframe');
    /** @type {DibsListeners} */
    #listeners = noListeners();
    #stop = new AbortController();
    #paymentId;

    /** @param {DibsCheckoutOptions} options */
    constructor(options) {
      const { checkoutKey, paymentId, language = 'en-GB', theme = {} } = options;
      const { containerId = 'dibs-checkout-content' } = options;
      if (!checkoutKey || !paymentId) {
        throw new TypeError('Dibs.Checkout needs a checkoutKey and a paymentId.');
      }
      const container = document.getElementById(containerId);
      if (container === null) {
        throw new Error(`Dibs.Checkout finds no element with the id ${containerId}.`);
      }
      this.#paymentId = paymentId;
      const address = new URL('/sandbox/checkout/frame', origin);
      address.search = new URLSearchParams({
        paymentId,
        checkoutKey,
        language,
        theme: JSON.stringify(theme),
      }).toString();
      this.#frame.src = address.href;
      this.#frame.title = titleIn(language);
      this.#frame.style.cssText =
        'display:block;width:100%;height:25rem;border:0;color-scheme:light';
      const { signal } = this.#stop;
      addEventListener('message', (event) => this.#receive(event), { signal });
      container.append(this.#frame);
    }

    /**
     * @template {keyof DibsEvents} Name
     * @param {Name} event
     * @param {(value: DibsEvents[Name]) => void} listener
     */
    on(event, listener) {
      this.#listeners[event].push(listener);
    }

    /**
     * @param {'payment-order-finalized'} event
     * @param {boolean} value
     */
    send(event, value) {
      this.#tell(event, value);
    }

    /** @param {string} language */
    setLanguage(language) {
      this.#frame.title = titleIn(language);
      this.#tell('language', language);
    }

    /** @param {DibsTheme} theme */
    setTheme(theme) {
      this.#tell('theme', theme);
    }

    freezeCheckout() {
      this.#tell('freeze', true);
    }

    thawCheckout() {
      this.#tell('freeze', false);
    }

    cleanup() {
      this.#stop.abort();
      this.#listeners = noListeners();
    }

    /**
     * @param {string} name
     * @param {unknown} value
     */
    #tell(name, value) {
      this.#frame.contentWindow?.postMessage({ from: 'sandbox-shop', name, value }, origin);
    }

    /**
     * @template {keyof DibsEvents} Name
     * @param {Name} event
     * @param {DibsEvents[Name]} value
     */
    #emit(event, value) {
      for (const listener of this.#listeners[event]) listener(value);
    }

    /** @param {MessageEvent<unknown>} event */
    #receive({ data, origin: sender, source }) {
      // Any window can send messages here: only this very frame is believed, and only while it shows the company's page.
      if (sender !== origin || source !== this.#frame.contentWindow) return;
      if (field(data, 'from') !== 'sandbox-checkout') return;
      const value = field(data, 'value');
      switch (field(data, 'name')) {
        case 'height':
          if (typeof value === 'number') this.#frame.style.height = `${String(Math.ceil(value))}px`;
          break;
        case 'pay-initialized':
          this.#emit('pay-initialized', this.#paymentId);
          // Who does not listen has nothing against it; who listens has to answer.
          if (this.#listeners['pay-initialized'].length === 0) {
            this.send('payment-order-finalized', true);
          }
          break;
        case 'payment-completed':
          this.#emit('payment-completed', { paymentId: this.#paymentId });
          break;
        case 'payment-cancelled':
          this.#emit('payment-cancelled', { paymentId: this.#paymentId });
          break;
        case 'refused':
          // oxlint-disable-next-line no-console -- the shop's developer reads this, as with the real script
          console.error('Dibs.Checkout: the payment cannot be shown. Is the checkoutKey right?');
          break;
      }
    }
  }

  /** @type {import('../dibs.types.ts').DibsGlobal} */
  const dibs = { Checkout };
  Reflect.set(globalThis, 'Dibs', dibs);
})();
