import { Dialog, type DialogProps, Stack, Text } from '@mina-sidor/ui';

import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { texts } from '../../texts.ts';

/** Row N19. */
export function EnglishInfoDialog(held: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const words = texts.shell.englishInfo;
  return (
    <Dialog {...held} closeLabel={words.close} lang="en" title={words.title}>
      <Stack gap="x16">
        <Text>{words.text}</Text>
        <Text>
          <ProviderLink to="contactInEnglish">{words.contact}</ProviderLink>
        </Text>
      </Stack>
    </Dialog>
  );
}
