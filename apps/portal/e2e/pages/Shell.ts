import type { Locator, Page } from '@playwright/test';

/** The frame of every page: skip link, header, menu and footer. */
export class Shell {
  readonly page: Page;
  readonly skipLink: Locator;
  readonly header: Locator;
  readonly main: Locator;
  readonly footer: Locator;
  readonly navigation: Locator;
  readonly logOut: Locator;
  readonly english: Locator;
  readonly openMenu: Locator;
  readonly closeMenu: Locator;

  constructor(page: Page) {
    this.page = page;
    this.skipLink = page.getByRole('link', { name: 'Gå till innehåll' });
    this.header = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.footer = page.getByRole('contentinfo');
    this.navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
    this.logOut = this.header.getByRole('link', { name: 'Logga ut' });
    this.english = this.header.getByRole('button', { name: 'English' });
    this.openMenu = this.header.getByRole('button', { name: 'Meny', exact: true });
    this.closeMenu = this.header.getByRole('button', { name: 'Stäng', exact: true });
  }

  /** A page's link in the main navigation, found by the beginning of its name: the text of the badge may follow. */
  item(name: string): Locator {
    return this.navigation.getByRole('link', { name: new RegExp(`^${name}`, 'u') });
  }

  /** The items of the main navigation, or of the open menu. */
  async items(): Promise<readonly string[]> {
    return this.navigation.getByRole('listitem').allInnerTexts();
  }
}
