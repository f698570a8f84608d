import { onTestFinished } from 'vitest';

import { createGate } from './gate.ts';

const PlainRequest = globalThis.XMLHttpRequest;

/** What happens to an upload on its way. */
interface Way {
  readonly path: string;
  /** Waits for this before the server gets it. */
  readonly before?: Promise<void>;
  /** The server gets it and answers, but the answer does not arrive. */
  readonly isAnswerLost?: boolean;
  /** It does not even leave. */
  readonly isCut?: boolean;
}

let ways: Way[] = [];

type SentForm = Readonly<Record<string, unknown>>;
let listen: (path: string, form: SentForm) => void = () => undefined;

class RequestOnItsWay extends PlainRequest {
  #path = '';
  #way: Way | undefined;

  override open(method: string, url: string | URL): void {
    this.#path = new URL(url, location.href).pathname;
    this.#way = ways.find(({ path }) => path === this.#path);
    ways = ways.filter((way) => way !== this.#way || way.before !== undefined);
    if (this.#way?.isAnswerLost === true) {
      // The first listener of all, so that no other one sees the answer.
      this.addEventListener('load', (event) => {
        event.stopImmediatePropagation();
        this.dispatchEvent(new Event('error'));
      });
    }
    super.open(method, url);
  }

  override send(body?: XMLHttpRequestBodyInit | Document | null): void {
    if (body instanceof FormData) listen(this.#path, formOf(body));
    const leave = () => {
      if (this.#way?.isCut === true) this.dispatchEvent(new Event('error'));
      else super.send(body);
    };
    if (this.#way?.before === undefined && this.#way?.isCut !== true) leave();
    else void Promise.resolve(this.#way.before).then(leave);
  }
}

globalThis.XMLHttpRequest = RequestOnItsWay;

function addWay(way: Way): void {
  ways.push(way);
  onTestFinished(() => {
    ways = [];
  });
}

/** Holds the uploads to this path. Returns a function that releases them, and lets later ones through. */
export function holdUploads(path: string, { isCut = false } = {}): () => void {
  const { isOpen, open } = createGate();
  const way = { path, before: isOpen, isCut };
  addWay(way);
  return () => {
    ways = ways.filter((each) => each !== way);
    open();
  };
}

/** The server carries out the next upload to this path, but its answer is lost. */
export function loseAnswer(path: string): void {
  addWay({ path, isAnswerLost: true });
}

/** The connection is cut before the server has the next upload to this path. */
export function cutUpload(path: string): void {
  addWay({ path, isCut: true });
}

/** The forms that are sent to this path from now on, oldest first; of a file the name. */
export function recordForms(path: string): readonly SentForm[] {
  const forms: SentForm[] = [];
  listen = (sentTo, form) => {
    if (sentTo === path) forms.push(form);
  };
  onTestFinished(() => {
    listen = () => undefined;
  });
  return forms;
}

function formOf(data: FormData): SentForm {
  const form: Record<string, unknown> = {};
  for (const [name, value] of data.entries()) {
    form[name] = value instanceof File ? value.name : value;
  }
  return form;
}
