export const MESSAGE_PROBLEMS = [
  // Neither the office nor the environment configures a mail server.
  'NO_SERVER',
  // The message waited too long for the first mail server. A person decides whether it is still sent.
  'BACKLOG',
  // This installation does not send messages of this channel.
  'NO_CHANNEL',
  // The mail settings are unusable: no sender address or an unknown service.
  'SETTINGS',
  'UNKNOWN_HOST',
  // The mail account of an office names a mail server that is not on the public Internet.
  'PRIVATE_HOST',
  'UNREACHABLE',
  'TLS',
  'AUTHENTICATION',
  'SENDER_REFUSED',
  'RECIPIENT_REFUSED',
  'MESSAGE_REFUSED',
  // The mail server asks for a later retry.
  'TRY_LATER',
  // The connection or the process ended during the transfer of the message.
  'INTERRUPTED',
  // The message was not sent before the time `until`, after which it is useless.
  'TOO_LATE',
] as const;

export type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];
