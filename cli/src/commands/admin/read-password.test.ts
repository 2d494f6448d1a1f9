import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readPassword } from './read-password.ts';

function input(text: string, isTTY: boolean) {
  const raw: boolean[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY, setRawMode: (on: boolean) => raw.push(on) });
  stream.end(text);
  return { stream, raw };
}

async function typed(text: string, isTTY = true) {
  const { stream, raw } = input(text, isTTY);
  const prompts = new PassThrough().setEncoding('utf8');
  const password = await readPassword(stream, prompts).catch((error: Error) => error.message);
  return { password, prompts: String(prompts.read() ?? ''), raw };
}

describe('Password typed at a terminal', () => {
  it('the password prompt asks for the password twice and does not echo it', async () => {
    expect(await typed('Mật khẩu\rMật khẩu\r')).toEqual({
      password: 'Mật khẩu',
      prompts: 'Password: \nThe same again: \n',
      raw: [true, false],
    });
  });
  it('a password can be corrected while it is typed at a terminal', async () => {
    expect((await typed('Mau😀\u007f\u007f\u007fật\nMật\n')).password).toBe('Mật');
  });
  it('two different entries of a password at the prompt are rejected', async () => {
    expect((await typed('one\rother\r')).password).toContain('differ');
  });
  it.each(['\u0003', 'half\u0003', 'whole\r\u0003'])('Ctrl+C cancels the password prompt', async (text) => {
    const { password, raw } = await typed(text);
    expect([password, raw]).toEqual(['Canceled. Nothing was written.', [true, false]]);
  });
  it('empty input at the password prompt is reported as a missing password', async () => {
    expect((await typed('\r')).password).toContain('No password was given');
  });
});

describe('Password read from a pipe', () => {
  it.each([
    ['its first line', 'first\nsecond\n'],
    ['a line of Windows', 'first\r\n'],
    ['a line without an end', 'first'],
  ])('a password is read from a pipe without a prompt: %s', async (_, text) => {
    expect(await typed(text, false)).toEqual({ password: 'first', prompts: '', raw: [] });
  });
  it('an empty pipe is reported as a missing password', async () => {
    expect((await typed('', false)).password).toContain('No password was given');
  });
});
