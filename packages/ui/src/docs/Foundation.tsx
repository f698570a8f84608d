import { type ReactNode, useId } from 'react';

import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Layout/index.ts';
import { Text } from '../components/Text/index.ts';
import * as styles from './foundations.css.ts';
import { propertyName, useToken } from './liveValues.ts';

/** A page about the design tokens. It is for developers, so its text is English. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <main className={styles.page} lang="en">
      <Stack gap="x48">
        <Stack gap="x8">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </main>
  );
}

export function FoundationSection({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="x20">
        <Stack gap="x4">
          <Heading id={id} level={2}>
            {title}
          </Heading>
          {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}

/** A custom property's name with its value in the current theme. */
export function TokenName({ reference }: { readonly reference: string }): ReactNode {
  const value = useToken(reference);
  return (
    <Stack gap="x4">
      <code className={styles.code}>{propertyName(reference)}</code>
      <Text size="small" tone="soft">
        {value}
      </Text>
    </Stack>
  );
}

/** One token in a list: its name and value, next to a preview. */
export function TokenRow({
  reference,
  children,
}: {
  readonly reference: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li className={styles.row}>
      <TokenName reference={reference} />
      <div className={styles.sample} lang="sv">
        {children}
      </div>
    </li>
  );
}

export function TokenRows({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list
    <ul className={styles.rows} role="list">
      {children}
    </ul>
  );
}
