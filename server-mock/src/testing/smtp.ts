import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtp {
  readonly port: number;
  readonly mails: readonly (ParsedMail & { readonly secure: boolean; readonly user: string | undefined })[];
  readonly signedIn: readonly string[];
  breakOff(): void;
  close(): Promise<void>;
}

/**
 * SMTP responses that a test prescribes. If a function returns a text, the server rejects the command with it: `550
 * 5.1.1 No such user`.
 */
export interface SmtpAnswers {
  readonly user?: { readonly name: string; readonly password: string };
  readonly recipient?: (address: string) => string | undefined;
  readonly content?: () => string | undefined | void;
  readonly tls?: Certificate;
}

/** Starts a real SMTP server on this machine. It offers STARTTLS only with a certificate. */
export async function startSmtp({ user, recipient, content, tls }: SmtpAnswers = {}, port = 0): Promise<TestSmtp> {
  const mails: TestSmtp['mails'][number][] = [];
  const signedIn: string[] = [];
  const options: SMTPServerOptions = {
    authOptional: !user,
    disabledCommands: tls ? [] : ['STARTTLS'],
    ...(tls && { key: tls.key, cert: tls.cert }),
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _, answer) {
      signedIn.push(String(username));
      if (!user || (username === user.name && password === user.password)) answer(null, { user: username });
      else answer(refusal('535 5.7.8 Wrong credentials'));
    },
    onRcptTo({ address }, _, answer) {
      const refused = recipient?.(address);
      answer(refused === undefined ? null : refusal(refused));
    },
    async onData(stream, session, answer) {
      const mail = await simpleParser(stream);
      const refused = content?.();
      if (refused) return answer(refusal(refused));
      mails.push({ ...mail, secure: session.secure, user: session.user });
      answer();
    },
  };
  const server = new SMTPServer(options);
  // Ignore errors, because the clients of a test may drop their connections.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    mails,
    signedIn,
    breakOff: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(text: string): Error {
  const [code] = text.split(' ');
  return Object.assign(new Error(text.slice(4)), { responseCode: Number(code) });
}

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export async function selfSigned(): Promise<Certificate> {
  const names = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ] as const;
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [...names] },
    ],
  });
  return { key: made.private, cert: made.cert };
}
