import { describe, expectTypeOf, it } from 'vitest';

import type { LoginStatus } from '../contract/bankId.ts';
import type { User } from '../contract/identity.ts';
import type { System } from '../contract/siteState.ts';
import type { CallInput, PortalClient } from './client.types.ts';
import type { DownloadedFile } from './fileReader.ts';
import type { ApiFailure, ApiResult } from './result.ts';

describe('calls', () => {
  it('return the value of their endpoint', () => {
    expectTypeOf<ReturnType<PortalClient['getUser']>>().toEqualTypeOf<Promise<ApiResult<User>>>();
    expectTypeOf<ReturnType<PortalClient['startLogin']>>().toEqualTypeOf<
      Promise<ApiResult<LoginStatus>>
    >();
    expectTypeOf<ReturnType<PortalClient['logout']>>().toEqualTypeOf<
      Promise<ApiResult<undefined>>
    >();
    expectTypeOf<ReturnType<PortalClient['getClaimDocument']>>().toEqualTypeOf<
      Promise<ApiResult<DownloadedFile>>
    >();
    expectTypeOf<ReturnType<PortalClient['getSiteInformationText']>>().toEqualTypeOf<
      Promise<ApiResult<string>>
    >();
  });

  it('need no argument if the endpoint has no input', () => {
    expectTypeOf<Parameters<PortalClient['getUser']>>().toEqualTypeOf<
      [input?: CallInput<'getUser'> | undefined]
    >();
    expectTypeOf<Parameters<PortalClient['startLogin']>>().toEqualTypeOf<
      [input: CallInput<'startLogin'>]
    >();
  });

  it('give a value only after a check for success', () => {
    expectTypeOf<keyof ApiResult<User>>().toEqualTypeOf<'outcome'>();
    expectTypeOf<
      Extract<ApiFailure, { outcome: 'unavailable' }>['system']
    >().toEqualTypeOf<System>();
  });
});

it('do not compile with wrong input', () => {
  const form = {
    message: 'Hej på dig!',
    email: 'maja@example.se',
    portalMessageType: 'Other',
    clientMessageId: '0b7c',
  } as const;
  const files: readonly File[] = [];
  const right = (client: PortalClient): unknown => [
    client.postMessage({ form }),
    client.postMessage({ form: { ...form, files }, onProgress: () => undefined }),
  ];
  expectTypeOf(right).toBeFunction();
  // Never run: the compiler is the test, and reports each directive that is not needed.
  const wrong = (client: PortalClient): unknown => [
    // @ts-expect-error the mode is missing
    client.startLogin(),
    // @ts-expect-error this mode does not exist
    client.startLogin({ pathParameters: { param: 'fax' } }),
    // @ts-expect-error the endpoint takes no query
    client.getUser({ query: { referenceNumber: '1' } }),
    // @ts-expect-error the reference number is a string
    client.getCase({ query: { referenceNumber: 1 } }),
    // @ts-expect-error the body is missing
    client.finalizeLogin({}),
    // @ts-expect-error the form is missing
    client.postMessage({}),
    // @ts-expect-error the message type does not exist
    client.postMessage({ form: { ...form, portalMessageType: 'Coffee' } }),
    // @ts-expect-error only forms report progress
    client.getUser({ onProgress: () => undefined }),
    // @ts-expect-error the endpoint takes no body
    client.logout({ body: {} }),
  ];
  expectTypeOf(wrong).toBeFunction();
});
