import { BulletList, Dialog, type DialogProps, Heading, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

/** Lists what the portal stores in the browser, and why (rows L06 and N14). */
export function CookieInfoDialog(held: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const words = texts.shell.cookies;
  return (
    <Dialog {...held} title={words.title}>
      <Stack gap="x16">
        <Text>{words.lead}</Text>
        <Heading level={3}>{words.storageHeading}</Heading>
        <BulletList
          items={[
            words.session,
            words.antiForgery,
            words.cookieInfoVersion,
            words.bankId,
            words.lastAction,
            words.logOutDue,
            words.loginId,
            words.drafts,
            words.extractContact,
            words.listSettings,
            words.payments,
            words.callsAhead,
            words.rememberedPath,
            words.reloadedFor,
          ]}
        />
      </Stack>
    </Dialog>
  );
}
