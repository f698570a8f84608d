import type { LoginStatus } from '../contract/bankId.ts';
import type { ApiFailure, ApiResult } from '../http/result.ts';
import type { LoginOptions } from '../login/createLogin.ts';

type Answer = Partial<LoginStatus> | ApiFailure;
type Scripted = Answer | Promise<Answer> | ((call: string) => Answer);

/** Calls that the login makes, each with what it is answered. */
export interface ScriptedClient {
  readonly client: LoginOptions['client'];
  /** Name of each call with the input that matters, in order. */
  readonly calls: readonly string[];
  /** What later order calls are answered. */
  answer(next: Scripted): void;
  /** What the next FinalizeLogin calls are answered, one each; `ok` when none is left. */
  finalize(...results: readonly ApiFailure[]): void;
}

/** A client of the login whose answers a test decides one by one. */
export function createScriptedClient(): ScriptedClient {
  const calls: string[] = [];
  const finalizations: ApiFailure[] = [];
  let next: Scripted = {};

  async function order(call: string): Promise<ApiResult<LoginStatus>> {
    calls.push(call);
    const answer = await (typeof next === 'function' ? next(call) : next);
    if ('outcome' in answer) return answer;
    return ok({
      status: 'pending',
      hintCode: null,
      loginTicket: null,
      qrDatastring: null,
      autostartToken: null,
      ...answer,
    });
  }

  return {
    calls,
    client: {
      startLogin: ({ pathParameters }) => order(`startLogin ${pathParameters.param}`),
      startDummyLogin: ({ body }) => order(`startDummyLogin ${body.personalNumber}`),
      restartLogin: () => order('restartLogin'),
      getLoginStatus: () => order('getLoginStatus'),
      finalizeLogin: async ({ body }) => {
        calls.push(`finalizeLogin ${body.loginTicket}`);
        return finalizations.shift() ?? ok(undefined);
      },
    },
    answer: (answer) => {
      next = answer;
    },
    finalize: (...results) => {
      finalizations.push(...results);
    },
  };
}

function ok<Value>(value: Value): ApiResult<Value> {
  return { outcome: 'ok', value, headers: new Headers() };
}
