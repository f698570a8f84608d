import type { ComponentProps } from 'react';
import { ErrorView, Section } from '@mina-sidor/ui';

import { useTitleWhile } from '../documentTitle.ts';

type ErrorPageProps = ComponentProps<typeof ErrorView> & {
  readonly title: string;
  /** @default the error's title */
  readonly documentTitle?: string;
};

/** An error in place of a whole page, whose heading and document title are the error's. */
export function ErrorPage({ documentTitle, ...props }: ErrorPageProps) {
  useTitleWhile(true, documentTitle ?? props.title);
  return (
    <Section>
      <ErrorView {...props} headingLevel={1} />
    </Section>
  );
}
