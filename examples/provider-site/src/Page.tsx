import { Footer, Header, Heading, Logo, PageShell, Section, SkipLink, Stack } from '@mina-sidor/ui';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const name = 'Harbour Parking';
const home = {
  homeHref: '/',
  homeLabel: `${name}, overview`,
  logo: <Logo name={name} variant="header" />,
} as const;

const navigation = [
  { key: 'overview', label: 'Overview', href: '/' },
  { key: 'invoices', label: 'Invoices', href: '/invoices' },
  { key: 'report', label: 'Report damage', href: '/report' },
  { key: 'messages', label: 'Messages', href: '/messages' },
] as const;

interface PageProps {
  /** The heading of the page, and its title in the browser. */
  readonly title: string;
  /** Who is signed in, if anybody is. */
  readonly customer?: string | undefined;
  readonly children: ReactNode;
}

/** A page with header and footer. Focus goes to the heading of a page that a link has opened. */
export function Page({ title, customer, children }: PageProps): ReactElement {
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The router calls the first page that a visit shows 'default'. The browser itself begins there at the top.
    if (key !== 'default') heading.current?.focus();
  }, [key]);
  return (
    <PageShell
      footer={
        <Footer
          columns={[
            {
              heading: 'Contact',
              items: [{ kind: 'link', label: 'Call 0117 496 0123', href: 'tel:+441174960123' }],
            },
          ]}
          logo={<Logo name={name} variant="footer" />}
        />
      }
      header={
        customer === undefined ? (
          <Header {...home} kind="unauthenticated" />
        ) : (
          <Header
            {...home}
            fullName={customer}
            kind="authenticated"
            logout={{ label: 'Log out', href: '/log-out' }}
            navItems={navigation.map((item) => ({ ...item, isCurrent: item.href === pathname }))}
            navLabel="Main"
          />
        )
      }
      mainId="content"
      skipLink={<SkipLink targetId="content">Skip to content</SkipLink>}
    >
      <title>{`${title} – ${name}`}</title>
      <Section>
        <Stack gap="x24">
          <Heading isFocusTarget level={1} ref={heading}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Section>
    </PageShell>
  );
}
