/** Why a message was not sent. */
export const MESSAGE_PROBLEMS = [
  // Neither the office nor the environment names a mail server.
  'NO_SERVER',
  // The message waited too long for the first mail server: a person decides whether it is still sent.
  'BACKLOG',
  // Messages of this channel are not sent by this installation.
  'NO_CHANNEL',
  // The settings cannot be used: no sender address, an unknown service.
  'SETTINGS',
  'UNKNOWN_HOST',
  // The host of an office's account is not on the public Internet.
  'PRIVATE_HOST',
  'UNREACHABLE',
  'TLS',
  'AUTHENTICATION',
  'SENDER_REFUSED',
  'RECIPIENT_REFUSED',
  'MESSAGE_REFUSED',
  // The mail server asks to try again later.
  'TRY_LATER',
  // The connection or the process ended while the message was being handed over.
  'INTERRUPTED',
  // It was not sent before `until`.
  'TOO_LATE',
] as const;

export type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];
