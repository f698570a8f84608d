import type { RequestInput } from './request.ts';
import type { ApiResult } from './result.ts';

export type Call<Value> = (input?: RequestInput) => Promise<ApiResult<Value>>;

/** Makes calls whose contract is loaded with the first of them. */
export function createLaterCalls<Contract>(load: () => Promise<Contract>) {
  let loading: Promise<Contract> | undefined;
  return <Value>(callOf: (contract: Contract) => Call<Value>): Call<Value> =>
    async (input) => {
      try {
        loading ??= load();
        return await callOf(await loading)(input);
      } catch {
        // The network may have been away. The next call tries again.
        loading = undefined;
        return { outcome: 'network', url: '' };
      }
    };
}
