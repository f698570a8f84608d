import type { FastifyInstance, FastifyReply } from 'fastify';

/** What an operation of the control API is given. */
interface Call {
  /** The part of the address that the path names `:id`; empty where it names none. */
  readonly id: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly reply: FastifyReply;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Operations by method and path below `/sandbox/api/`. One that returns nothing is answered with 204. */
export type Operations = Readonly<Record<`${Method} ${string}`, (call: Call) => unknown>>;

/** Makes a route of each operation. */
export function mountOperations(app: FastifyInstance, operations: Operations): void {
  for (const [name, operate] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ');
    app.route<{ Params: { id?: string } }>({
      method,
      url: `/sandbox/api/${path}`,
      handler: async ({ params, query, body }, reply) => {
        const answer = await operate({ id: params.id ?? '', query, body, reply });
        return answer === undefined ? reply.code(204).send() : answer;
      },
    });
  }
}
