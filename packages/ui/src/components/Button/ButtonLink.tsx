import type { MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { ExternalIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { OpensInNewTab } from '../Link/OpensInNewTab.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads. */
  readonly href: string;
  /** The words: where it leads. */
  readonly children: ReactNode;
  /**
   * Opens in a new tab, shows the mark for it and says so.
   * @default false
   */
  readonly isExternal?: boolean | undefined;
  /** Called when the link is followed. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Lets focus be set from outside. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link with the weight of a button: the main way on from a view. It stays a link to assistive technology. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
  isExternal = false,
  context,
  children,
  ...attributes
}: ButtonLinkProps): ReactNode {
  return (
    <Anchor
      {...attributes}
      className={classNames(
        styles.button,
        styles.variant[variant],
        styles.size[size],
        isFullWidth && styles.fullWidthButton,
      )}
      isExternal={isExternal}
    >
      <span>
        {children}
        {context === undefined ? null : (
          <>
            {' '}
            <VisuallyHidden>{context}</VisuallyHidden>
          </>
        )}
        {isExternal ? (
          <>
            {' '}
            <OpensInNewTab />
          </>
        ) : null}
      </span>
      {isExternal ? <ExternalIcon size="small" /> : null}
    </Anchor>
  );
}
