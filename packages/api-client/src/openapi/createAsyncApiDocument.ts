import {
  hubEventKinds,
  type HubEventKind,
  hubEvents,
  hubMethods,
  hubPath,
  hubPayloadSchema,
} from '../contract/hub.ts';
import { contractVersion } from '../contract/version.ts';
import { cookies } from './cookies.ts';
import { eventDescriptions, hubIntroduction, userJoinedDescription } from './descriptions/hub.ts';
import { firstExampleOf } from './examples.ts';
import { toSchema } from './schemas.ts';

const channel = { $ref: '#/channels/portalHub' };

/** The live connection as an AsyncAPI 3 document, from the side of the server. The output is deterministic. */
export function createAsyncApiDocument(): object {
  const { userJoined } = hubMethods;
  const joining = {
    name: userJoined,
    summary: 'The customer is here.',
    description: userJoinedDescription,
    contentType: 'application/json',
    payload: invocation(userJoined, { type: 'array', maxItems: 0, description: 'Nothing.' }),
    examples: [{ name: userJoined, payload: { type: 1, target: userJoined, arguments: [] } }],
  };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Mina sidor: live connection',
      version: contractVersion,
      description: hubIntroduction,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    defaultContentType: 'application/json',
    servers: {
      portal: {
        host: 'minasidor.example',
        protocol: 'wss',
        description: 'The origin of the portal.',
        security: [{ $ref: '#/components/securitySchemes/session' }],
      },
    },
    channels: {
      portalHub: {
        address: hubPath,
        title: 'The hub',
        description: 'One connection of one customer.',
        servers: [{ $ref: '#/servers/portal' }],
        messages: {
          ...Object.fromEntries(hubEventKinds.map((kind) => [kind, event(kind)])),
          userJoined: joining,
        },
      },
    },
    operations: {
      ...Object.fromEntries(
        hubEventKinds.map((kind) => [
          `send${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
          operation('send', kind, eventDescriptions[kind]),
        ]),
      ),
      receiveUserJoined: operation('receive', 'userJoined', userJoinedDescription),
    },
    components: {
      schemas: { HubPayload: toSchema(hubPayloadSchema) },
      securitySchemes: {
        session: {
          type: 'httpApiKey',
          in: 'cookie',
          name: cookies.session.name,
          description: cookies.session.description,
        },
      },
    },
  };
}

function operation(action: 'send' | 'receive', message: string, description: string): object {
  return {
    action,
    channel,
    description,
    messages: [{ $ref: `#/channels/portalHub/messages/${message}` }],
  };
}

function event(kind: HubEventKind): object {
  const target = hubEvents[kind];
  const payload = firstExampleOf(hubPayloadSchema);
  return {
    name: target,
    summary: summaryOf(eventDescriptions[kind]),
    description: eventDescriptions[kind],
    contentType: 'application/json',
    payload: invocation(target, {
      type: 'array',
      description: 'The conversation that the event is about.',
      items: { $ref: '#/components/schemas/HubPayload' },
      minItems: 1,
      maxItems: 1,
    }),
    examples: [{ name: target, payload: { type: 1, target, arguments: [payload] } }],
  };
}

const summaryOf = (description: string): string => description.split('. ', 1)[0] ?? description;

/** A SignalR message that invokes a method of the other side without waiting for its result. */
function invocation(target: string, argumentsSchema: object): object {
  return {
    type: 'object',
    properties: {
      type: { const: 1, description: 'An invocation.' },
      target: { const: target, description: 'The method. Case does not count.' },
      arguments: argumentsSchema,
    },
    required: ['type', 'target', 'arguments'],
  };
}
