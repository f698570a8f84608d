import {
  Badge,
  Button,
  ButtonLink,
  Container,
  Dialog,
  Link,
  Notice,
  PageShell,
  SkipLink,
} from '@mina-sidor/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';

import { call, useAnswer } from './api.ts';
import { isWaiting } from './payments.rules.ts';
import { useDeed } from './useDeed.tsx';
import { words } from './words.ts';

const mainId = 'innehall';

const pages = [
  { path: '/', name: words.nav.try },
  { path: '/betalningar', name: words.nav.payments },
  { path: '/meddelanden', name: words.nav.messages },
  { path: '/brev', name: words.nav.letters },
  { path: '/anrop', name: words.nav.calls },
] as const;

/** The frame of every page: the header, the links to the five pages, and a notice if the sandbox does not answer. */
export function Frame(): ReactNode {
  const { pathname } = useLocation();
  const { hasFailed } = useAnswer('GET payments');
  const name = pages.find(({ path }) => path === pathname)?.name ?? words.nav.try;
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${name} – ${words.sandbox}`;
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('h1')?.focus();
  }, [name, pathname]);

  return (
    <PageShell
      footer={null}
      header={
        <>
          <Head />
          <Pages pathname={pathname} />
        </>
      }
      mainId={mainId}
      skipLink={<SkipLink targetId={mainId}>{words.skip}</SkipLink>}
    >
      <div className="page">
        {hasFailed ? <Notice announcement="alert" title={words.noAnswer} tone="critical" /> : null}
        <Outlet />
      </div>
    </PageShell>
  );
}

function Head(): ReactNode {
  return (
    <header className="head">
      <div className="head-row">
        <p className="mark">{words.sandbox}</p>
        <p className="provider">{words.provider}</p>
        <p className="promise">{words.promise}</p>
        <div className="head-buttons">
          <Reset />
          <ButtonLink href="/" isExternal size="small">
            {words.openPortal}
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden="true" className="dashes" />
    </header>
  );
}

function Reset(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { act, notice } = useDeed();
  const reset = async () => {
    const isDone = await act(() => call('POST reset'), { done: words.reset.done });
    if (isDone) setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)} size="small" variant="secondary">
        {words.reset.button}
      </Button>
      <Dialog
        actions={
          <>
            <Button onClick={() => void reset()}>{words.reset.confirm}</Button>
            <Button onClick={() => setIsOpen(false)} variant="secondary">
              {words.cancel}
            </Button>
          </>
        }
        isBrief
        onOpenChange={setIsOpen}
        open={isOpen}
        title={words.reset.title}
      >
        {notice}
        <p>{words.reset.text}</p>
      </Dialog>
    </>
  );
}

function Pages({ pathname }: { readonly pathname: string }): ReactNode {
  const { search } = useLocation();
  const customer = new URLSearchParams(search).get('kund');
  const query = customer === null ? '' : `?kund=${encodeURIComponent(customer)}`;
  const waiting = (useAnswer('GET payments').answer ?? []).filter(isWaiting).length;
  return (
    <nav aria-label={words.pages} className="pages">
      <Container>
        <ul>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <Link
                ariaCurrent={path === pathname ? 'page' : undefined}
                href={`/sandbox${path === '/' ? '' : path}${query}`}
                isStandalone
              >
                {name}{' '}
                {path === '/betalningar' ? (
                  <Badge count={waiting} label={words.nav.waiting(waiting)} />
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
