import type { SmtpAccount } from '../domain.ts';

/**
 * Returns the mail account of the environment. `TUYEN_MAIL_URL` is `smtps://user:password@smtp.example.com` (465, TLS
 * from the start) or `smtp://…` (587, STARTTLS); `TUYEN_MAIL_FROM` is the sender's address. Returns undefined if
 * neither is set.
 * @throws Error that names the variable and the expected value
 */
export function accountOfEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): SmtpAccount | undefined {
  const url = environment['TUYEN_MAIL_URL'] || undefined;
  const from = environment['TUYEN_MAIL_FROM'] || undefined;
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined) throw new Error('TUYEN_MAIL_FROM is set and TUYEN_MAIL_URL is not. Set both, or neither.');
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !['smtp:', 'smtps:'].includes(parsed.protocol) || parsed.hostname === '') {
    throw new Error(
      'TUYEN_MAIL_URL is not the address of a mail server. Write smtps://user:password@smtp.example.com, or smtp:// for STARTTLS.',
    );
  }
  if (from === undefined || !ADDRESS.test(from)) {
    throw new Error('TUYEN_MAIL_FROM has to be the address that mails are sent from, such as office@example.com.');
  }
  const port = parsed.port === '' ? undefined : Number(parsed.port);
  return {
    host: parsed.hostname.replace(/^\[|\]$/gu, ''),
    port: port ?? (parsed.protocol === 'smtps:' ? 465 : 587),
    ...(parsed.username !== '' && { user: decodeURIComponent(parsed.username) }),
    ...(parsed.password !== '' && { password: decodeURIComponent(parsed.password) }),
    from,
  };
}

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/u;
