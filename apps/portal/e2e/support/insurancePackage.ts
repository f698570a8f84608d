import type { APIRequestContext } from '@playwright/test';

import type { Sandbox } from './sandbox.ts';

const path = '/api/Insurance/GetReferenceNumberBasePackage';

interface SampleCase {
  readonly referenceNumber: string;
}

interface SamplePackage {
  readonly activeReferenceNumberBaseDeck: readonly SampleCase[];
  readonly inactiveReferenceNumberBaseDeck: readonly SampleCase[];
}

/**
 * Lets the claims list hold so many cases, all of them copies of the customer's first with reference numbers from
 * 90000000001 on. The customer must be logged in.
 */
export async function setNumberOfCases(
  sandbox: Sandbox,
  request: APIRequestContext,
  count: { readonly active: number; readonly closed?: number },
): Promise<void> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await request.get(`${sandbox.url}${path}`, {
    headers: { 'X-XSRF-TOKEN': token },
  });
  const sample = (await response.json()) as SamplePackage;
  const copies = (deck: readonly SampleCase[], length: number, firstNumber: number) =>
    Array.from({ length }, (_, index) => ({
      ...deck[0],
      referenceNumber: String(firstNumber + index),
    }));
  await sandbox.addFault({
    path,
    body: {
      ...sample,
      activeReferenceNumberBaseDeck: copies(
        sample.activeReferenceNumberBaseDeck,
        count.active,
        90_000_000_001,
      ),
      inactiveReferenceNumberBaseDeck: copies(
        sample.inactiveReferenceNumberBaseDeck,
        count.closed ?? 0,
        95_000_000_001,
      ),
    },
  });
}
