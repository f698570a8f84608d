import { type DialogPhase, Link, PhasedDialog, Text, TextButton } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import type { OrderProblem } from '../../domain/debtCompilation.rules.ts';
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
  const { access } = useCustomer();
  const { open, onOpenChange, confirm, problem } = compilation;
  return (
    <PhasedDialog
      onConfirm={confirm}
      onOpenChange={onOpenChange}
      open={open}
      phase={phaseOf(compilation.phase, problem, access.routes.documents)}
      title={words.title}
    />
  );
}

function phaseOf(
  phase: DebtCompilation['phase'],
  problem: OrderProblem,
  hasDocuments: boolean,
): DialogPhase {
  switch (phase) {
    case 'confirm':
      return {
        name: phase,
        content: <Text>{words.confirmText}</Text>,
        confirmLabel: words.confirm,
        cancelLabel: words.cancel,
      };
    case 'loading':
      return { name: phase, label: words.loading };
    case 'done':
      return {
        name: phase,
        heading: words.doneTitle,
        content: <Text>{hasDocuments ? words.doneText : words.doneTextClosed}</Text>,
        actions: hasDocuments ? <Link href={paths.documents}>{words.toDocuments}</Link> : undefined,
      };
    case 'error':
      return {
        name: phase,
        heading: words.problems[problem].title,
        content: <Text>{words.problems[problem].text}</Text>,
        retryLabel: problem === 'unverifiable' ? undefined : words.problems[problem].retry,
      };
  }
}
