import { Dialog, Stack, Text } from '@mina-sidor/ui';

import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { texts } from '../../texts.ts';

interface EnglishInfoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says in English that Swedish is the only language (row N19). */
export function EnglishInfoDialog({ isOpen, onClose }: EnglishInfoDialogProps) {
  const words = texts.shell.englishInfo;
  return (
    <Dialog isOpen={isOpen} lang="en" onClose={onClose} title={words.title}>
      <Stack gap="x16">
        <Text>{words.text}</Text>
        <Text>
          <ProviderLink to="contactInEnglish">{words.contact}</ProviderLink>
        </Text>
      </Stack>
    </Dialog>
  );
}
