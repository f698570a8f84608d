import { BulletList, Collapsible, Dialog, type DialogProps, Stack, Text } from '@mina-sidor/ui';

import type { StoredName } from '../platform/storage.ts';
import { texts } from '../texts.ts';

/** Says that only what is needed is stored, and on request what that is and why (rows L06, N14 and Z92). */
export function CookieInfoDialog(held: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const { title, lead, storageHeading, ...said } = texts.shell.cookies;
  // A name that is stored and not told of does not compile.
  const stored: Readonly<Record<StoredName, string>> = said;
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
