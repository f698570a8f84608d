import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Logo } from '../Logo/index.ts';
import { Footer } from './index.ts';
import { footerGuide } from './Footer.guide.ts';

const { footer, providerName } = sv.shell;
const openCookies = fn();

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    logo: <Logo name={providerName} variant="footer" />,
    columns: [
      {
        heading: footer.contactHeading,
        items: [
          { kind: 'link', label: footer.sendMessage, href: '#meddelanden' },
          { kind: 'link', label: footer.call, href: '#ring', isExternal: true },
        ],
      },
      {
        heading: footer.informationHeading,
        items: [
          { kind: 'link', label: footer.paymentOptions, href: '#betala', isExternal: true },
          { kind: 'link', label: footer.applyForPaymentPlan, href: '#plan', isExternal: true },
          { kind: 'button', label: footer.cookies, onClick: openCookies },
          { kind: 'link', label: footer.terms, href: '#villkor', isExternal: true },
          { kind: 'link', label: footer.personalData, href: '#data', isExternal: true },
          { kind: 'link', label: footer.registerExtract, href: '#utdrag' },
        ],
      },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    guide: footerGuide,
    docs: {
      description: {
        component:
          'The footer of every page: ways to reach the provider, then other links, then the logo. Tab reaches each entry; entries that open something on the page are buttons.',
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: async ({ canvasElement }) => {
    openCookies.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: footer.cookies }));
    await expect(openCookies).toHaveBeenCalledTimes(1);
    const terms = canvas.getByRole('link', { name: /^Villkor.*ny flik/u });
    await expect([terms.getAttribute('target'), terms.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ]);
    await expect(canvas.getByRole('link', { name: footer.registerExtract })).not.toHaveAttribute(
      'target',
    );
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      footer.contactHeading,
      footer.informationHeading,
    ]);
    const lists = canvas.getAllByRole('list');
    await expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 6]);
    const all = canvas.getByRole('contentinfo');
    await expect(all.textContent.endsWith(providerName)).toBe(true);
    await expect(all.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LoggedOut: Story = {
  args: {
    columns: [
      {
        heading: footer.contactHeading,
        items: [
          { kind: 'link', label: footer.logInAndSendMessage, href: '#loggain' },
          { kind: 'link', label: footer.call, href: '#ring', isExternal: true },
        ],
      },
      {
        heading: footer.informationHeading,
        items: [
          { kind: 'button', label: footer.cookies, onClick: openCookies },
          { kind: 'link', label: footer.terms, href: '#villkor', isExternal: true },
        ],
      },
    ],
  },
};

/** The name is written here, because that of another provider has another width. */
export const LogoHasItsFixedSize: Story = {
  tags: ['!autodocs'],
  args: { logo: <Logo name="Trafikfonden" variant="footer" /> },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Trafikfonden');
    const box = name.parentElement?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([149, 58]);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    columns: [
      {
        heading: 'Kontaktuppgifter till kundtjänstavdelningen',
        items: [
          {
            kind: 'link',
            label: 'Betalningsföreläggandeansökningsinformation på Transportstyrelsens webbplats',
            href: '#lang',
            isExternal: true,
          },
        ],
      },
      {
        heading: 'Uppläggnings- och aviseringskostnad',
        items: [
          {
            kind: 'button',
            label: 'Om uppläggningskostnadsspecifikationer och aviseringskostnader',
            onClick: openCookies,
          },
        ],
      },
    ],
  },
};
