import { Heading, Link, Stack, Text } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

/** In place of the login while BankID is closed here (row L21): that it is, and how to get in touch meanwhile. */
export function MaintenanceNotice() {
  const { config } = useServices();
  const words = texts.pages.maintenance;
  return (
    <Stack gap="x16">
      <Heading isFocusTarget level={2}>
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
