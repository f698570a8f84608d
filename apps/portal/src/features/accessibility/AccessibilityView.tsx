import type { ReactNode } from 'react';
import { Breadcrumbs, Columns, Heading, Link, Section, Stack, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useServices } from '../../customer/services.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Aside } from './Aside.tsx';
import { countText } from './accessibility.rules.ts';
import type { Deficiency } from './deficiencies.ts';
import { DeficiencyCard } from './DeficiencyCard.tsx';
import { partIds } from './partIds.ts';
import { Verdict } from './Verdict.tsx';

const words = texts.accessibility;

interface AccessibilityViewProps {
  /** The known deficiencies. */
  readonly deficiencies: readonly Deficiency[];
  readonly isLoggedIn: boolean;
  /** Opens the form for a new message; undefined when the visitor cannot write to the provider here. */
  readonly startQuestion: (() => void) | undefined;
}

/** The accessibility statement: the verdict, what does not work, what to do instead, and where to complain (row Z48). */
export function AccessibilityView({
  deficiencies,
  isLoggedIn,
  startQuestion,
}: AccessibilityViewProps) {
  const hasDeficiencies = deficiencies.length > 0;
  const parts = [
    'verdict',
    ...(hasDeficiencies ? (['deficiencies'] as const) : []),
    'exempt',
    'supervision',
  ] as const;
  return (
    <Section spacing="x24">
      <Stack gap="x20">
        <Breadcrumbs
          items={[
            isLoggedIn
              ? { label: texts.pages.titles.overview, href: paths.overview }
              : { label: texts.pages.titles.login, href: paths.login },
            { label: words.shortTitle },
          ]}
          label={texts.case.breadcrumbs}
        />
        <Columns
          aside={<Aside parts={parts} startQuestion={startQuestion} />}
          lead={
            <Stack gap="x24">
              <PageHead lead={words.lead} title={texts.pages.titles.accessibility} />
              <Verdict deficiencies={deficiencies} />
            </Stack>
          }
        >
          <Stack gap="x48">
            {hasDeficiencies ? <Deficiencies deficiencies={deficiencies} /> : null}
            <Part part="exempt">
              <Text>{words.exempt.nothing}</Text>
              <Text>
                {words.exempt.outside} {words.exempt.files}
              </Text>
            </Part>
            <Part part="supervision">
              <Supervision />
            </Part>
          </Stack>
        </Columns>
      </Stack>
    </Section>
  );
}

interface PartProps {
  readonly part: 'deficiencies' | 'exempt' | 'supervision';
  readonly children: ReactNode;
}

/** A section that the table of contents links to. */
function Part({ part, children }: PartProps) {
  return (
    <Stack as="section" gap="x12">
      <Heading id={partIds[part]} isFocusTarget level={2}>
        {words[part].heading}
      </Heading>
      {children}
    </Stack>
  );
}

function Deficiencies({ deficiencies }: Pick<AccessibilityViewProps, 'deficiencies'>) {
  const { count, lead } = words.deficiencies;
  return (
    <Part part="deficiencies">
      <Text tone="soft">
        {countText(count, deficiencies.length)} {lead}
      </Text>
      <Stack as="ul" gap="x12">
        {deficiencies.map((deficiency) => (
          <DeficiencyCard deficiency={deficiency} key={deficiency.name} />
        ))}
      </Stack>
    </Part>
  );
}

function Supervision() {
  const { name, shortName, complaints } = useServices().config.accessibilityAuthority;
  return (
    <>
      <Text>{fill(words.supervision.text, { authority: name, short: shortName })}</Text>
      <div>
        <Link href={complaints} isExternal isStandalone>
          {fill(words.supervision.complain, { authority: shortName })}
        </Link>
      </div>
    </>
  );
}
