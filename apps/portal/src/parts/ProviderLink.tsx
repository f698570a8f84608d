import { Link } from '@mina-sidor/ui';

import { useServices } from '../customer/services.ts';
import type { Config } from '../platform/config.ts';

interface ProviderLinkProps {
  /** The address's name in the configuration. */
  readonly to: keyof Config['links'];
  readonly children: string;
}

/** A link from the configuration that leads out of Mina sidor. */
export function ProviderLink({ to, children }: ProviderLinkProps) {
  const { config } = useServices();
  return (
    <Link href={config.links[to]} isExternal>
      {children}
    </Link>
  );
}
