import { RegisterExtractView } from './RegisterExtractView.tsx';
import { useRegisterExtract } from './useRegisterExtract.ts';

/** The page where a register extract is ordered (rows R08 and T07). */
export function Component() {
  return <RegisterExtractView state={useRegisterExtract()} />;
}
