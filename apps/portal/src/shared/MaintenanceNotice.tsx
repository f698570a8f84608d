import { Heading, Link, Stack, Text } from '@mina-sidor/ui';

import { useServices } from './services.ts';
import { texts } from './texts.ts';

interface MaintenanceNoticeProps {
  readonly headingLevel: 1 | 2;
}

/** Says that the portal is closed for maintenance, and how to get in touch meanwhile (row R19). */
export function MaintenanceNotice({ headingLevel }: MaintenanceNoticeProps) {
  const { config } = useServices();
  const words = texts.pages.maintenance;
  return (
    <Stack gap="x16">
      <Heading isFocusTarget level={headingLevel}>
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      <Text>
        <Link href={config.links.contactUs} isExternal>
          {words.contact}
        </Link>
      </Text>
    </Stack>
  );
}
