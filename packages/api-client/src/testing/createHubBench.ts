import {
  HttpClient,
  HttpError,
  type HttpRequest,
  HttpResponse,
  type ITransport,
} from '@microsoft/signalr';

const separator = '\u001E';

/** The server side of a live connection, below the official client: its HTTP requests and its line. */
export interface HubBench {
  readonly http: HttpClient;
  readonly transport: ITransport;
  /** The requests so far, each with its time. */
  readonly requests: {
    readonly line: string;
    readonly at: number;
    readonly timeout: number;
    /** The Authorization header, empty if there is none. */
    readonly authorization: string;
  }[];
  /** The messages that the client has sent, parsed. */
  readonly sent: unknown[];
  /** The answer to a negotiation. */
  negotiation: { readonly status: number; readonly body?: object } | 'unreachable' | 'unanswered';
  /** Where the first answer leads to, with the token for that place. */
  redirect: { readonly url: string; readonly accessToken: string } | null;
  /** The server sends a ping. */
  ping(): void;
  /** Calls the client's handlers of this name. */
  publish(target: string, ...args: readonly unknown[]): void;
  /** Breaks the line. */
  cut(): void;
}

/** Lets the client connect. */
export const goodNegotiation = {
  status: 200,
  body: { negotiateVersion: 1, connectionId: 'public', connectionToken: 'secret' },
};

class RecordingHttpClient extends HttpClient {
  readonly #answer: (request: HttpRequest) => Promise<HttpResponse>;

  constructor(answer: (request: HttpRequest) => Promise<HttpResponse>) {
    super();
    this.#answer = answer;
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    return Promise.resolve(request).then(this.#answer);
  }
}

/** @param now the time to record for each request */
export function createHubBench(now: () => number): HubBench {
  const requests: HubBench['requests'] = [];
  const sent: unknown[] = [];
  const receive = (message: object): void =>
    transport.onreceive?.(`${JSON.stringify(message)}${separator}`);

  const transport: ITransport = {
    onreceive: null,
    onclose: null,
    connect: () => Promise.resolve(),
    send(data) {
      for (const part of String(data).split(separator).filter(Boolean)) {
        const message: unknown = JSON.parse(part);
        sent.push(message);
        // Answers the handshake at once.
        if (typeof message === 'object' && message !== null && 'protocol' in message) receive({});
      }
      return Promise.resolve();
    },
    stop() {
      transport.onclose?.();
      return Promise.resolve();
    },
  };

  const bench: HubBench = {
    http: new RecordingHttpClient(({ method = '', url = '', timeout = 0, headers = {} }) => {
      const authorization = headers['Authorization'] ?? '';
      requests.push({ line: `${method} ${url}`, at: now(), timeout, authorization });
      if (bench.redirect !== null && !url.startsWith(bench.redirect.url)) {
        return Promise.resolve(new HttpResponse(200, '', JSON.stringify(bench.redirect)));
      }
      if (bench.negotiation === 'unreachable') throw new Error('no connection');
      if (bench.negotiation === 'unanswered') return new Promise(() => undefined);
      const { status, body = {} } = bench.negotiation;
      if (status !== 200) throw new HttpError('Refused', status);
      return Promise.resolve(new HttpResponse(status, '', JSON.stringify(body)));
    }),
    transport,
    requests,
    sent,
    negotiation: goodNegotiation,
    redirect: null,
    ping: () => receive({ type: 6 }),
    publish: (target, ...args) => receive({ type: 1, target, arguments: args }),
    cut: () => transport.onclose?.(new Error('The line broke.')),
  };
  return bench;
}
