import { Logo, type LogoProps } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

export function ProviderLogo({ variant }: Pick<LogoProps, 'variant'>) {
  return <Logo name={texts.shell.providerName} symbol={roads[variant]} variant={variant} />;
}

const roads = {
  header: <RoadSymbol roadColor="var(--ms-color-surface)" />,
  footer: <RoadSymbol roadColor="var(--ms-color-brand)" />,
};

/** Uses colours of the theme, so that it changes with light and dark. */
function RoadSymbol({ roadColor }: { readonly roadColor: string }) {
  return (
    <svg focusable="false" viewBox="0 0 36 36">
      <rect height="36" rx="9" width="36" />
      <path d="M14.5 7h7L26 30H10Z" fill={roadColor} />
      <path
        d="M17.3 9h1.4v3.5h-1.4ZM17 15h2v4.5h-2ZM16.6 22h2.8v5.5h-2.8Z"
        fill="var(--ms-color-accent)"
      />
    </svg>
  );
}
