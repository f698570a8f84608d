/**
 * The part of the payment company's script that the portal uses, as the company documents it (Nexi/Nets Checkout JS
 * SDK). The stand-in `page/checkout.js` is checked against it; nothing here is taken from the real script.
 *
 * @see README.md in this folder, for what the stand-in does where the documentation says nothing
 */

/** Colours are CSS colours, the radius a CSS length. The payment company chooses what is left out. */
interface DibsTheme {
  readonly textColor?: string;
  readonly placeholderColor?: string;
  readonly linkColor?: string;
  readonly primaryColor?: string;
  readonly outlineColor?: string;
  readonly backgroundColor?: string;
  readonly panelColor?: string;
  readonly panelTextColor?: string;
  readonly panelLinkColor?: string;
  /** Written like this by the payment company. */
  readonly buttonbackgroundColor?: string;
  readonly buttonTextColor?: string;
  readonly buttonRadius?: string;
}

export interface DibsCheckoutOptions {
  /** Names the shop; public. The test account and the live account have different ones. */
  readonly checkoutKey: string;
  /** The payment that the shop's server has created. */
  readonly paymentId: string;
  /**
   * Id of the element that the frame is put into, which must be in the document by now.
   * @default 'dibs-checkout-content'
   */
  readonly containerId?: string;
  /** @default 'en-GB' */
  readonly language?: string;
  readonly theme?: DibsTheme;
}

/** The events that the portal listens to, with the value that a listener gets. */
export interface DibsEvents {
  /** The money has been taken. Comes in every page that opens the checkout of a paid payment. */
  'payment-completed': { readonly paymentId: string };
  /** The customer cancelled the payment. */
  'payment-cancelled': { readonly paymentId: string };
}

export interface DibsCheckout {
  on<Name extends keyof DibsEvents>(event: Name, listener: (value: DibsEvents[Name]) => void): void;
  /** Ends all listening. The frame stays where it is. */
  cleanup(): void;
}
