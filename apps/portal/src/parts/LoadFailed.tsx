import { ErrorView } from '@mina-sidor/ui';

import { useFocusHeadingOnUnmount } from '../platform/useFocusHeadingOnUnmount.ts';

interface LoadFailedProps {
  readonly title: string;
  readonly text: string;
  /** The label of the button that fetches again. */
  readonly reloadLabel: string;
  readonly reload: () => void;
  /** While true, the button stays and shows that it is busy, so that it keeps focus. */
  readonly isReloading: boolean;
  /** A link to the start page. */
  readonly home?: { readonly label: string; readonly href: string };
}

/** Shows instead of content that could not be loaded, with a button that loads it again (rows C21 and E25). */
export function LoadFailed({
  title,
  text,
  reloadLabel,
  reload,
  isReloading,
  home,
}: LoadFailedProps) {
  // The button disappears when the content loads.
  useFocusHeadingOnUnmount();

  return (
    <ErrorView
      announcement="alert"
      headingLevel={2}
      isReloading={isReloading}
      home={home}
      onReload={reload}
      reloadLabel={reloadLabel}
      title={title}
    >
      {text}
    </ErrorView>
  );
}
