import { type DialogPhase, Link, PhasedDialog, Text, TextButton } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { type DebtCompilation, useDebtCompilation } from './useDebtCompilation.ts';

const words = texts.debtCompilation;

interface CompilationOfferProps {
  readonly isOpen: boolean;
}

/**
 * The link and its dialog (row X04). The dialog stays when the link disappears, so that the customer can read the
 * result.
 */
export function CompilationOffer({ isOpen }: CompilationOfferProps) {
  const compilation = useDebtCompilation();
  return (
    <>
      {isOpen ? <DebtCompilationLink onOpen={() => compilation.onOpenChange(true)} /> : null}
      <DebtCompilationDialog compilation={compilation} />
    </>
  );
}

interface DebtCompilationLinkProps {
  readonly onOpen: () => void;
}

/** Opens the dialog that orders a debt compilation (row C26). */
export function DebtCompilationLink({ onOpen }: DebtCompilationLinkProps) {
  return (
    <Text>
      {words.question} <TextButton onClick={onOpen}>{words.open}</TextButton>
    </Text>
  );
}

interface DebtCompilationDialogProps {
  readonly compilation: DebtCompilation;
}

/** Asks for a confirmation before the order, then shows the result (rows C26, C27 and E10). */
export function DebtCompilationDialog({ compilation }: DebtCompilationDialogProps) {
  const { open, onOpenChange, confirm } = compilation;
  return (
    <PhasedDialog
      onConfirm={confirm}
      onOpenChange={onOpenChange}
      open={open}
      phase={phaseOf(compilation)}
      title={softHyphens(words.title)}
    />
  );
}

function phaseOf({ phase, problem, isListOpen }: DebtCompilation): DialogPhase {
  switch (phase) {
    case 'confirm':
      return {
        name: phase,
        content: <Text>{softHyphens(words.confirmText)}</Text>,
        confirmLabel: words.confirm,
        cancelLabel: words.cancel,
      };
    case 'loading':
      return { name: phase, label: words.loading };
    case 'done':
      return {
        name: phase,
        heading: softHyphens(words.doneTitle),
        content: <Text>{isListOpen ? words.doneText : words.doneTextClosed}</Text>,
        actions: isListOpen ? <Link href={paths.documents}>{words.toDocuments}</Link> : undefined,
      };
    case 'error': {
      const { title, text, ...more } = words.problems[problem];
      const retryLabel = 'retry' in more ? more.retry : undefined;
      return { name: phase, heading: title, content: <Text>{softHyphens(text)}</Text>, retryLabel };
    }
  }
}
