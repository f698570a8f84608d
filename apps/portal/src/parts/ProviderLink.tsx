import { Link } from '@mina-sidor/ui';

import { useServices } from '../customer/services.ts';
import type { Config } from '../platform/config.ts';

interface ProviderLinkProps {
  /** Which of the addresses in the configuration. */
  readonly to: keyof Config['links'];
  readonly children: string;
}

/** A link to a page of the provider's or an authority's, outside Mina sidor. */
export function ProviderLink({ to, children }: ProviderLinkProps) {
  const { config } = useServices();
  return (
    <Link href={config.links[to]} isExternal>
      {children}
    </Link>
  );
}
