import { BulletList, Collapsible, Dialog, type DialogProps, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

/** Says that only what is needed is stored, and on request what that is and why (rows L06, N14 and Z92). */
export function CookieInfoDialog(held: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const { title, lead, storageHeading, ...stored } = texts.shell.cookies;
  return (
    <Dialog {...held} title={title}>
      <Stack gap="x16">
        <Text>{lead}</Text>
        <Collapsible headingLevel={3} title={storageHeading} variant="plain">
          <BulletList items={Object.values(stored)} />
        </Collapsible>
      </Stack>
    </Dialog>
  );
}
