'use client';

import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { useLinkComponent } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Header.css.ts';

interface HomeLinkProps {
  readonly href: string;
  readonly label: string;
  readonly logo: ReactNode;
}

export function HomeLink({ href, label, logo }: HomeLinkProps): ReactNode {
  const LinkComponent = useLinkComponent();
  return (
    <LinkComponent className={classNames(styles.home, styles.logoText)} href={href}>
      <span aria-hidden="true" className={styles.homeLogo}>
        {logo}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </LinkComponent>
  );
}
