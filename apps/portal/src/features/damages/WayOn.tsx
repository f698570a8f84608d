import { ButtonLink, Card, Grid, Heading, Link, Stack, Text } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

const words = texts.damages.wayOn;

/** Where another damage is reported, and how one that is reported is completed (row S03). */
export function WayOn() {
  const { config } = useServices();
  const { access } = useCustomer();
  return (
    <Grid columns={2}>
      <Card as="section">
        <Stack gap="x12">
          <Heading level={2} size="h3">
            {words.title}
          </Heading>
          <Text>{words.text}</Text>
          <div>
            <ButtonLink href={config.links.damageReport} isExternal variant="secondary">
              {words.report}
            </ButtonLink>
          </div>
        </Stack>
      </Card>
      {access.routes.communication ? (
        <Card as="section">
          <Stack gap="x12">
            <Heading level={2} size="h3">
              {words.addTitle}
            </Heading>
            <Text>{words.addText}</Text>
            <Text>
              <Link href={paths.communication}>{words.add}</Link>
            </Text>
          </Stack>
        </Card>
      ) : null}
    </Grid>
  );
}
