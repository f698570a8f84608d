import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr';

import { hubMethods, hubPath } from '@mina-sidor/api-client/contract';

import { quote } from '../document.ts';
import { HubLine, openLine } from '../hubLine.ts';
import { field, list } from '../ids.ts';
import { parse } from '../judge.ts';
import {
  expectation,
  type Finding,
  noOtherCustomer,
  notChecked,
  type Recorder,
} from '../report.ts';
import { rules } from '../rules.ts';
import { type Answer, Visitor } from '../visitor.ts';

const negotiation = `POST ${hubPath}/negotiate`;
const socket = `GET ${hubPath} as a socket`;
const elsewhere = 'https://elsewhere.example';

const expect = (
  isRight: boolean,
  expected: string,
  came: string,
  where: string = rules.hubBeginning,
): Finding => expectation(isRight, expected, came, where);

const negotiate = (visitor: Visitor, origin = visitor.url): Promise<Answer> =>
  visitor.send({
    method: 'POST',
    path: `${hubPath}/negotiate?negotiateVersion=1`,
    headers: { origin },
  });

const expectStatus = (status: number, ...wanted: readonly number[]): readonly Finding[] => [
  expect(wanted.includes(status), `status ${wanted.join(' or ')}`, `status ${String(status)}`),
];

/** A new connection token; null if negotiation gives none. */
async function newToken(visitor: Visitor): Promise<string | null> {
  const token = field(parse((await negotiate(visitor)).text), 'connectionToken');
  return typeof token === 'string' ? token : null;
}

/** A socket after its handshake; null if there is none. */
export async function connect(visitor: Visitor): Promise<HubLine | null> {
  const token = await newToken(visitor);
  const line = token === null ? null : await openLine(visitor, token);
  if (!(line instanceof HubLine)) return null;
  await line.shakeHands();
  return line;
}

/** The live connection, without its events. */
export async function checkHub(
  visitor: Visitor,
  other: Visitor | null,
  record: Recorder,
): Promise<void> {
  const nobody = new Visitor(visitor.url);
  record(`${negotiation} without a session`, expectStatus((await negotiate(nobody)).status, 401));
  const foreign = await negotiate(visitor, elsewhere);
  record(`${negotiation} from a page of another origin`, expectStatus(foreign.status, 403));
  const answer = await negotiate(visitor);
  const offer = parse(answer.text);
  record(negotiation, judgeNegotiation(answer, offer));
  const connectionId = field(offer, 'connectionId');
  await checkSockets(visitor, typeof connectionId === 'string' ? connectionId : '', record);
  await checkMessages(visitor, record);
  await checkOther(visitor, other, record);
  await checkTransports(visitor, offer, record);
}

function judgeNegotiation({ status, headers }: Answer, offer: unknown): readonly Finding[] {
  const type = headers.get('content-type') ?? 'no content type';
  const names = list(field(offer, 'availableTransports')).map((each) => field(each, 'transport'));
  return [
    ...expectStatus(status, 200),
    expect(type.startsWith('application/json'), 'the content type application/json', type),
    expect(
      typeof field(offer, 'connectionToken') === 'string',
      'a connectionToken: version 1 was asked for',
      quote(field(offer, 'connectionToken')),
    ),
    expect(names.includes('WebSockets'), 'the transport WebSockets', names.join(', ')),
  ];
}

async function checkSockets(
  visitor: Visitor,
  connectionId: string,
  record: Recorder,
): Promise<void> {
  const nobody = new Visitor(visitor.url);
  const refuse = async (
    how: string,
    who: Visitor,
    token: string | null,
    wanted: number,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const line = await openLine(who, token ?? 'none', headers);
    if (line instanceof HubLine) await line.close();
    const came = line instanceof HubLine ? 101 : line.status;
    record(`${socket} ${how}`, expectStatus(came, wanted));
  };
  await refuse('without a session', nobody, await newToken(visitor), 401);
  const foreign = { origin: elsewhere };
  await refuse('from a page of another origin', visitor, await newToken(visitor), 403, foreign);
  await refuse('with a token that was never given', visitor, 'invented', 404);
  await refuse('with the public connectionId in place of the token', visitor, connectionId, 404);
}

async function checkMessages(visitor: Visitor, record: Recorder): Promise<void> {
  const line = await openLine(visitor, (await newToken(visitor)) ?? 'none');
  if (!(line instanceof HubLine)) {
    record(socket, expectStatus(line.status, 101));
    return;
  }
  const greeting = await line.shakeHands();
  line.say({ type: 6 });
  const joined = await line.invoke();
  const unknown = await line.invoke('NoSuchMethod');
  record(socket, [
    expect(quote(greeting) === '{}', 'the handshake answered with {}', quote(greeting)),
    expect(
      joined !== undefined && field(joined, 'error') === undefined,
      `${hubMethods.userJoined} completed, after a ping`,
      quote(joined),
    ),
    expect(
      typeof field(unknown, 'error') === 'string',
      'an unknown method completed with an error',
      quote(unknown),
      rules.hubErrors,
    ),
  ]);
  const code = await line.close();
  record(`${socket}, closed without a code`, [
    expect(code === 1000, 'close code 1000', `close code ${String(code)}`, rules.hubLasting),
  ]);
  const wrong = await openLine(visitor, (await newToken(visitor)) ?? 'none');
  if (!(wrong instanceof HubLine)) return;
  const refusal = await wrong.shakeHands('xml');
  record(`${socket} with an unknown protocol`, [
    expect(typeof field(refusal, 'error') === 'string', 'an error', quote(refusal)),
  ]);
  await wrong.close();
}

async function checkOther(
  visitor: Visitor,
  other: Visitor | null,
  record: Recorder,
): Promise<void> {
  const asked = `${socket} with another customer’s token`;
  if (other === null) {
    record(asked, [notChecked('status 403', noOtherCustomer, rules.hubBeginning)]);
    return;
  }
  const line = await openLine(visitor, (await newToken(other)) ?? 'none');
  if (line instanceof HubLine) await line.close();
  record(asked, expectStatus(line instanceof HubLine ? 101 : line.status, 403, 404));
}

/** Connects by every offered transport as the portal does, with Microsoft's client. */
async function checkTransports(visitor: Visitor, offer: unknown, record: Recorder): Promise<void> {
  for (const each of list(field(offer, 'availableTransports'))) {
    const name = String(field(each, 'transport'));
    const transport = transports.get(name);
    if (transport === undefined) continue;
    const connection = new HubConnectionBuilder()
      .withUrl(`${visitor.url}${hubPath}`, {
        transport,
        headers: { cookie: visitor.cookieHeader, origin: visitor.url },
      })
      .configureLogging(LogLevel.None)
      .build();
    const came = await startInTime(connection, visitor)
      .then(() => connection.invoke(hubMethods.userJoined))
      .then(
        () => 'called',
        (error: unknown) => quote(error instanceof Error ? error.message : error),
      );
    await connection.stop();
    record(`${hubPath} over ${name}`, [
      expect(came === 'called', `${hubMethods.userJoined} called with Microsoft’s client`, came),
    ]);
  }
}

/** Starts the connection; where negotiations are limited, after the wait that the backend asks for. */
async function startInTime(connection: HubConnection, visitor: Visitor): Promise<void> {
  try {
    await connection.start();
  } catch (error) {
    if (!String(error).includes('429')) throw error;
    await negotiate(visitor);
    await connection.start();
  }
}

const transports: ReadonlyMap<string, HttpTransportType> = new Map([
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
]);
