import { Text, TextButton } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';

const words = texts.debtCompilation;

interface DebtCompilationLinkProps {
  readonly onOpen: () => void;
}

/** Leads to the order of a debt compilation (row C26). */
export function DebtCompilationLink({ onOpen }: DebtCompilationLinkProps) {
  return (
    <Text>
      {words.question} <TextButton onClick={onOpen}>{words.open}</TextButton>
    </Text>
  );
}
