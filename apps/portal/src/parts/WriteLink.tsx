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
  /** An arrow after the words, for a link on its own line. */
  readonly icon?: 'forward';
}

/** Leads to a question about a case or damage (row Z80); while messages are closed, to the provider's own page. */
export function WriteLink({ about, children, icon }: WriteLinkProps) {
  const { access } = useCustomer();
  const writeAbout = useWriteAbout();
  if (!access.routes.messages) {
    return <ProviderLink to="contactUs">{texts.errors.contact}</ProviderLink>;
  }
  return (
    <Link href={paths.messages} icon={icon} onClick={writeAbout(about)}>
      {children}
    </Link>
  );
}
