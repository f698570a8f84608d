import { DebtCompilationDialog } from './DebtCompilationDialog.tsx';
import { DebtCompilationLink } from './DebtCompilationLink.tsx';
import { useDebtCompilation } from './useDebtCompilation.ts';

/** The way to order a debt compilation, where nothing else of the page depends on the order (row X04). */
export function CompilationOffer() {
  const compilation = useDebtCompilation();
  return (
    <>
      <DebtCompilationLink onOpen={compilation.open} />
      <DebtCompilationDialog compilation={compilation} />
    </>
  );
}
