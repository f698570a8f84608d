import { STATUS_CODES } from 'node:http';

import type { Endpoint } from '../contract/endpoint.ts';
import { type Problem, problemTypes } from '../contract/problem.ts';
import { protocol } from '../contract/protocol.ts';
import { providerSystems } from '../contract/siteState.ts';
import type { OperationDescription } from './descriptions/describe.ts';
import { listOf } from './descriptions/values.ts';
import { reference } from './schemas.ts';

interface SharedError {
  readonly component: string;
  readonly description: string;
  readonly detail: string;
  readonly headers?: object;
}

const retryAfter = {
  'Retry-After': {
    description:
      'After how many whole seconds the call may be made again; no date. The portal waits for up to 60 seconds with what a page shows and up to 30 with FinalizeLogin. Without the header it does not wait.',
    schema: { type: 'integer', minimum: 0 },
    example: 30,
  },
};

/** Statuses with the same meaning for every operation. */
const sharedErrors: Readonly<Record<number, SharedError>> = {
  400: {
    component: 'BadRequest',
    description:
      'Refused: the request is not of the contract, the anti-forgery header of a call that changes something is missing or wrong, or a POST comes from a page of another origin.',
    detail: 'The anti-forgery header is missing or wrong.',
    headers: {
      [protocol.refusedFileHeader]: {
        description:
          'When one file of a message is the reason: its place among the files of the form, from 0. The portal marks that file; without the header it says that the message cannot be sent as it is.',
        schema: { type: 'integer', minimum: 0 },
        example: 1,
      },
    },
  },
  401: {
    component: 'SessionExpired',
    description:
      'No session, or one whose access has expired. With Token-Expired the portal calls Refresh and repeats the call once; without it the customer is logged out.',
    detail: 'The access token has expired.',
    headers: {
      [protocol.tokenExpiredHeader]: {
        description: 'Present when Refresh can renew the session.',
        schema: { type: 'string', const: 'true' },
        example: 'true',
      },
    },
  },
  403: {
    component: 'Forbidden',
    description:
      'This customer has not the type that the call is for. The portal shows it as a failure of what was asked for: it does not make such calls.',
    detail: 'Not a customer of the claims system.',
  },
  404: {
    component: 'NotFound',
    description: 'Not there, or not this customer’s: the two are never told apart.',
    detail: 'There is no such case.',
  },
  413: {
    component: 'TooLarge',
    description:
      'The body is larger than the server reads. The limits of a message and its files are the contract’s own and answer 400; this is for what lies far above them: let forms of 52 MB and other bodies of 100 kB through. The portal says that the message could not be received.',
    detail: 'The body is too large.',
  },
  429: {
    component: 'TooManyRequests',
    description:
      'Too many calls in a short time. Any call may answer it. A tab makes 4 calls a minute while nothing happens and 30 during a login, and many customers may share one address: let at least 600 a minute of each call through.',
    detail: 'Too many calls.',
    headers: retryAfter,
  },
  503: {
    component: 'Unavailable',
    description:
      'A system is switched off or does not answer. VIP customers get it only where the system does not answer.',
    detail: 'The system payments is switched off.',
    headers: {
      [protocol.unavailableHeader]: {
        description:
          'The system that is switched off: the portal counts it as off for 60 seconds. Without the header the answer is a plain failure.',
        schema: {
          type: 'string',
          enum: providerSystems,
          'x-enumDescriptions': listOf(providerSystems)?.sentences,
        },
        example: 'payments',
      },
    },
  },
};

/** The shared answers, as components. */
export function errorComponents(): object {
  const shared = Object.entries(sharedErrors).map(
    ([status, { component, description, detail, headers }]) => {
      const example = { value: exampleOf(Number(status), detail) };
      return [component, problem(description, { example }, headers)] as const;
    },
  );
  const failure = problem('Any other failure. The portal says that something went wrong.', {
    example: { value: exampleOf(500, 'Something unexpected happened.') },
  });
  return { ...Object.fromEntries(shared), Failure: failure };
}

/** The answers of an operation other than success. */
export function errorAnswers(endpoint: Endpoint, description: OperationDescription): object {
  const refusesForgery = endpoint.access === 'session' && endpoint.changesState;
  const hasBody = endpoint.body !== undefined || endpoint.form !== undefined;
  const statuses = new Set([
    ...(refusesForgery ? [400] : []),
    ...(hasBody ? [413] : []),
    429,
    ...endpoint.errors,
  ]);
  const answers = [...statuses].map((status) => {
    if (status === 409) return [status, conflict(description)] as const;
    const component = sharedErrors[status]?.component;
    if (component === undefined) {
      throw new Error(`${endpoint.path}: status ${String(status)} has no answer in sharedErrors`);
    }
    return [status, { $ref: `#/components/responses/${component}` }] as const;
  });
  return { ...Object.fromEntries(answers), default: { $ref: '#/components/responses/Failure' } };
}

function conflict({ conflicts = [] }: OperationDescription): object {
  const sentences = listOf(Object.values(problemTypes))?.sentences ?? {};
  const examples = conflicts.map((type) => {
    const detail = sentences[type] ?? '';
    return [type.split(':').at(-1) ?? '', { value: { ...exampleOf(409, detail), type } }] as const;
  });
  return problem(
    'The state of a case does not allow it: `type` says why. The portal asks for the case again.',
    Object.fromEntries(examples),
  );
}

function exampleOf(status: number, detail: string): Problem {
  const title = STATUS_CODES[status] ?? '';
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  return { type: 'about:blank', title, status, detail, traceId };
}

function problem(description: string, examples: object, headers?: object): object {
  return {
    description,
    ...(headers === undefined ? {} : { headers }),
    content: { 'application/problem+json': { schema: reference('Problem'), examples } },
  };
}
