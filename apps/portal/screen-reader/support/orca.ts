import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import type { Desktop } from './desktop.ts';
import { run } from './run.ts';
import { type Utterance, wordsOf } from './utterances.ts';

const line = v.variant('event', [
  v.object({ event: v.literal('begun'), id: v.number(), text: v.string() }),
  v.object({ event: v.picklist(['said', 'unheard']), id: v.number() }),
  v.object({ event: v.literal('cut'), id: v.number(), heard: v.string() }),
]);

// As it is delivered, except for the voice, which writes, and without braille, sounds and the names of the pressed keys.
const settings = {
  general: {
    speechServerFactory: 'orcaecho',
    speechServerInfo: null,
    enableSpeech: true,
    enableBraille: false,
    enableBrailleMonitor: false,
    enableSound: false,
    enableKeyEcho: false,
    startingProfile: ['Default', 'default'],
  },
  profiles: {
    default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} },
  },
  pronunciations: {},
  keybindings: {},
};

/** How long nothing may be begun until the reader counts as silent: a busy machine answers a key late. */
const silence = 1200;

/** Orca on a desktop: keys go in, words come out. */
export class Orca {
  readonly #desktop: Desktop;
  readonly #log: number;
  #rest = '';
  #place = 0;
  #utterances: Utterance[] = [];

  private constructor(desktop: Desktop, log: number) {
    this.#desktop = desktop;
    this.#log = log;
  }

  static async start(desktop: Desktop): Promise<Orca> {
    const folder = join(desktop.folder, '.local', 'share', 'orca');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'user-settings.conf'), JSON.stringify(settings));
    const voice = join(import.meta.dirname, '..', 'voice');
    const customizations = `import sys\nsys.path.append(${JSON.stringify(voice)})\n`;
    writeFileSync(join(folder, 'orca-customizations.py'), customizations);
    const log = join(desktop.folder, 'speech.jsonl');
    writeFileSync(log, '');
    const variables = [`SCREEN_READER_LOG=${log}`, 'PYTHONDONTWRITEBYTECODE=1'];
    const program = desktop.start('env', ...variables, 'orca');
    const orca = new Orca(desktop, openSync(log, 'r'));
    await orca.#until(() => orca.#utterances.length > 0 || program.exitCode !== null, 30_000);
    if (orca.#utterances.length === 0)
      throw new Error('Orca says nothing. Only one Orca of a user can run at a time.');
    return orca;
  }

  close(): void {
    closeSync(this.#log);
  }

  /** What was begun since the last call of this. */
  take(): readonly Utterance[] {
    this.#read();
    const taken = this.#utterances;
    this.#utterances = [];
    return taken;
  }

  /** Waits until the words are said, if they come at all, and until nothing more is said. */
  async listen(isEnough: (said: readonly Utterance[]) => boolean, longest = 8000): Promise<void> {
    await this.#until(() => isEnough(this.#utterances), longest);
    let count = -1;
    let since = 0;
    await this.#until(() => {
      const isSpeaking = this.#utterances.some(({ fate }) => fate === 'begun');
      if (isSpeaking || count !== this.#utterances.length) {
        count = this.#utterances.length;
        since = Date.now();
      }
      return Date.now() - since > silence;
    }, 60_000);
  }

  /** Waits until the reader has answered a key, which it need not say to its end. Returns what it has begun. */
  async glance(): Promise<string> {
    let count = 0;
    let since = Date.now();
    const begun = () => this.#utterances.length;
    await this.#until(() => {
      if (begun() > count) since = Date.now();
      count = begun();
      return Date.now() - since > (count === 0 ? 3000 : 500);
    }, 10_000);
    return wordsOf(this.#utterances.map((one) => ({ ...one, heard: one.text })));
  }

  /** Presses a key, as `Tab`, `ctrl+Home` or `Insert+a`. */
  async press(key: string): Promise<void> {
    this.#read();
    await this.#send('key', '--clearmodifiers', key);
  }

  /** Takes the focus from the address line into the empty page, where a browser that is started does not put it. */
  async enterPage(): Promise<void> {
    await this.#send('mousemove', '700', '600', 'click', '1', 'mousemove', '1399', '999');
  }

  async write(text: string): Promise<void> {
    await this.#send('type', '--delay', '60', text);
  }

  #send(...commandArguments: readonly string[]): Promise<string> {
    return run('xdotool', commandArguments, this.#desktop.environment);
  }

  #read(): void {
    const buffer = Buffer.alloc(65_536);
    const parts: Buffer[] = [];
    for (;;) {
      const length = readSync(this.#log, buffer, 0, buffer.length, this.#place);
      if (length === 0) break;
      this.#place += length;
      parts.push(Buffer.from(buffer.subarray(0, length)));
    }
    // A letter of two bytes is never cut: the voice writes whole lines.
    const lines = (this.#rest + Buffer.concat(parts).toString('utf8')).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const text of lines) this.#note(v.parse(line, JSON.parse(text)));
  }

  #note(entry: v.InferOutput<typeof line>): void {
    if (entry.event === 'begun') {
      this.#utterances.push({ id: entry.id, text: entry.text, fate: 'begun', heard: entry.text });
      return;
    }
    const utterance = this.#utterances.find(({ id }) => id === entry.id);
    if (utterance === undefined) return;
    utterance.fate = entry.event;
    if (entry.event === 'unheard') utterance.heard = '';
    if (entry.event === 'cut') utterance.heard = entry.heard;
  }

  async #until(isDone: () => boolean, longest: number): Promise<void> {
    const end = Date.now() + longest;
    for (;;) {
      this.#read();
      if (isDone() || Date.now() > end) return;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}
