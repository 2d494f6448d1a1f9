import { UsageError } from '../../exit-codes.ts';

export type PasswordInput = NodeJS.ReadableStream & {
  readonly isTTY?: boolean;
  setRawMode?(on: boolean): unknown;
};

/** Reads a password. A terminal asks twice without echo; a pipe supplies the first line. */
export async function readPassword(input: PasswordInput, prompts: NodeJS.WritableStream): Promise<string> {
  input.setEncoding('utf8');
  const lines = linesOf(input, prompts);
  try {
    if (!input.isTTY) return given(await lines.next(''));
    const first = given(await lines.next('Password: '));
    if ((await lines.next('The same again: ')) !== first)
      throw new UsageError('The two passwords differ. Nothing was written.');
    return first;
  } finally {
    lines.end();
  }
}

function given(line: string): string {
  if (line === '') throw new UsageError('No password was given: type it at the prompt, or write it to standard input.');
  return line;
}

const CANCEL = '\u0003';
const END = '\u0004';
const BACKSPACE: ReadonlySet<string> = new Set(['\b', '\u007f']);

interface Lines {
  /** Returns the next line without its line break. Input that ends without a line break counts as a line. */
  next(prompt: string): Promise<string>;
  end(): void;
}

function linesOf(input: PasswordInput, prompts: NodeJS.WritableStream): Lines {
  const terminal = input.isTTY === true;
  let typed: string[] = [];
  let rest = '';
  let ended = false;
  let wait: { readonly resolve: (line: string) => void; readonly reject: (error: Error) => void } | undefined;

  function read(text: string): void {
    rest += text;
    while (wait) {
      const [first] = rest;
      const sign = first ?? (ended ? END : undefined);
      if (sign === undefined) return;
      rest = rest.slice(sign.length);
      if (sign === '\n' || sign === '\r' || (sign === END && (terminal || ended))) finish();
      else if (terminal && sign === CANCEL) cancel();
      else if (terminal && BACKSPACE.has(sign)) typed.pop();
      else typed.push(sign);
    }
  }
  function finish(): void {
    if (terminal) prompts.write('\n');
    wait?.resolve(typed.join(''));
    [typed, wait] = [[], undefined];
  }
  function cancel(): void {
    prompts.write('\n');
    wait?.reject(new UsageError('Canceled. Nothing was written.'));
    wait = undefined;
  }
  const onData = (text: string) => read(text);
  const onEnd = () => {
    ended = true;
    read('');
  };
  input.on('data', onData).on('end', onEnd);
  if (terminal) input.setRawMode?.(true);
  return {
    next: (prompt) =>
      new Promise((resolve, reject) => {
        prompts.write(prompt);
        wait = { resolve, reject };
        read('');
      }),
    end() {
      input.off('data', onData).off('end', onEnd);
      if (terminal) input.setRawMode?.(false);
      input.pause();
    },
  };
}
