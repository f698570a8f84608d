import { ButtonLink, Card, Heading, Link, Stack, Text } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { type Part, partIds } from './partIds.ts';

const words = texts.accessibility;

interface AsideProps {
  /** In the order of the page. */
  readonly parts: readonly Part[];
  readonly startQuestion: (() => void) | undefined;
}

/** A form to report a barrier, logged in or not, and the table of contents. */
export function Aside({ parts, startQuestion }: AsideProps) {
  return (
    <Stack gap="x20">
      <Report startQuestion={startQuestion} />
      <nav aria-labelledby="page-contents">
        <Stack gap="x8">
          <Heading id="page-contents" level={2} size="h3">
            {words.contents}
          </Heading>
          <Stack align="start" as="ul" gap="x4">
            {parts.map((part) => (
              <li key={part}>
                <Link href={`#${partIds[part]}`} isStandalone>
                  {words[part].heading}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </nav>
    </Stack>
  );
}

function Report({ startQuestion }: Pick<AsideProps, 'startQuestion'>) {
  const { links } = useServices().config;
  return (
    <Card as="section">
      <Stack gap="x16">
        <Heading level={2} size="h3">
          {words.report.heading}
        </Heading>
        <Text>{words.report.text}</Text>
        {startQuestion === undefined ? (
          <ButtonLink href={links.contactUs} isExternal isFullWidth>
            {words.report.report}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.messages} isFullWidth onClick={startQuestion}>
            {words.report.report}
          </ButtonLink>
        )}
        <div>
          <ProviderLink to="contact">{words.report.call}</ProviderLink>
        </div>
      </Stack>
    </Card>
  );
}
