import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The checkout, with the payment company's frame and the phone in it. */
export class CheckoutPage {
  readonly main: Locator;
  readonly frame: FrameLocator;
  readonly heading: Locator;
  /** The link back, while the payment is not made. */
  readonly back: Locator;
  readonly tryAgain: Locator;
  readonly reload: Locator;
  readonly phoneNumber: Locator;
  readonly payButton: Locator;
  readonly openSwishHere: Locator;
  readonly thanks: Locator;
  readonly cancelled: Locator;
  readonly unavailable: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
    this.frame = page.frameLocator('iframe[title="Betalning"]');
    this.heading = page.getByRole('heading', { level: 1 });
    this.back = page.getByRole('link', { name: /^Tillbaka till/u });
    this.tryAgain = page.getByRole('button', { name: 'Försök igen' });
    this.reload = page.getByRole('button', { name: 'Ladda om sidan' });
    this.phoneNumber = this.frame.getByRole('textbox', { name: 'Telefonnummer för Swish' });
    this.payButton = this.frame.getByRole('button', { name: 'Betala' });
    this.openSwishHere = this.frame.getByRole('link', {
      name: 'Öppna Swish på den här enheten',
    });
    this.thanks = page.getByRole('heading', { level: 1, name: 'Tack för din betalning' });
    this.cancelled = page.getByRole('heading', { level: 1, name: 'Betalningen avbröts' });
    this.unavailable = page.getByRole('heading', {
      level: 1,
      name: 'Du kan inte betala just nu.',
    });
  }

  /** A button in the frame that plays what happens in Swish. */
  swish(action: 'Godkänn' | 'Neka' | 'Avbryt' | 'Tekniskt fel' | 'Låt tiden gå ut'): Locator {
    return this.frame.getByRole('button', { name: action });
  }

  /** Creates a payment of Maja's case and opens its checkout. */
  async openForCase(): Promise<void> {
    const page = this.main.page();
    await page.goto('/krav/47110023918');
    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
  }

  /** Requests a payment in Swish. */
  async requestPayment(): Promise<void> {
    await this.phoneNumber.fill('070-123 45 67');
    await this.payButton.click();
  }

  /** Pays in the frame, and waits until the portal thanks: a page that is left earlier stops the approval. */
  async pay(): Promise<void> {
    await this.requestPayment();
    await this.swish('Godkänn').click();
    await this.thanks.waitFor();
  }
}
