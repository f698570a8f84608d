import { Link } from '@mina-sidor/ui';

import { useCustomer } from '../customer/customer.ts';
import type { WrittenAbout } from '../domain/writtenAbout.rules.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { ProviderLink } from './ProviderLink.tsx';
import { useWriteAbout } from './useWriteAbout.ts';

interface WriteLinkProps {
  readonly about: WrittenAbout;
  readonly children: string;
}

/** Leads to a question about a case or damage (row Z80); while messages are closed, to the provider's own page. */
export function WriteLink({ about, children }: WriteLinkProps) {
  const { access } = useCustomer();
  const writeAbout = useWriteAbout();
  if (!access.routes.messages) {
    return <ProviderLink to="contactUs">{texts.errors.contact}</ProviderLink>;
  }
  return (
    <Link href={paths.messages} onClick={writeAbout(about)}>
      {children}
    </Link>
  );
}
