import { Dialog, Link, Stack, Text } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

interface EnglishInfoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says in English that Swedish is the only language (row N19). */
export function EnglishInfoDialog({ isOpen, onClose }: EnglishInfoDialogProps) {
  const { config } = useServices();
  const words = texts.shell.englishInfo;
  return (
    <Dialog isOpen={isOpen} lang="en" onClose={onClose} title={words.title}>
      <Stack gap="x16">
        <Text>{words.text}</Text>
        <Text>
          <Link href={config.links.contactInEnglish} isExternal>
            {words.contact}
          </Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
