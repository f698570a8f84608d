import type { LoginStatus } from '../contract/bankId.ts';
import type { ApiFailure, ApiResult } from '../http/result.ts';
import type { LoginOptions } from '../login/createLogin.ts';

type Answer = Partial<LoginStatus> | ApiFailure;
type Scripted = Answer | Promise<Answer> | ((call: string) => Answer);

/** The login's calls, each with its answer. */
export interface ScriptedClient {
  readonly client: LoginOptions['client'];
  /** The calls in order, by name, with their relevant input. */
  readonly calls: readonly string[];
  /** The answer to later order calls. */
  answer(next: Scripted): void;
  /** The answers to the next FinalizeLogin calls, one each; `ok` when none is left. */
  finalize(...results: readonly ApiFailure[]): void;
}

/** A client for the login whose answers the test decides one by one. */
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
