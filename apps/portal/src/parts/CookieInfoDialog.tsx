import { BulletList, Dialog, Heading, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

interface CookieInfoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the portal keeps in the browser, and why (rows L06 and N14). */
export function CookieInfoDialog({ isOpen, onClose }: CookieInfoDialogProps) {
  const words = texts.shell.cookies;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
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
            words.drafts,
            words.payments,
            words.rememberedPath,
          ]}
        />
      </Stack>
    </Dialog>
  );
}
