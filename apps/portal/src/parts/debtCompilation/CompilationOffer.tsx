import { DebtCompilationDialog } from './DebtCompilationDialog.tsx';
import { DebtCompilationLink } from './DebtCompilationLink.tsx';
import { useDebtCompilation } from './useDebtCompilation.ts';

interface CompilationOfferProps {
  /** Whether one can be ordered now. */
  readonly isOpen: boolean;
}

/**
 * The way to order a debt compilation, where nothing else of the page depends on the order (row X04). Who has ordered when
 * it closes still reads what became of the order.
 */
export function CompilationOffer({ isOpen }: CompilationOfferProps) {
  const compilation = useDebtCompilation();
  return (
    <>
      {isOpen ? <DebtCompilationLink onOpen={compilation.open} /> : null}
      <DebtCompilationDialog compilation={compilation} />
    </>
  );
}
