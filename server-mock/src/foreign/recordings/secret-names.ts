/** Names of fields with secrets in the APIs of others, besides those that the journal always removes. */
const NAMES: readonly string[] = [
  'authorization',
  'access_key',
  'accesskey',
  'private_key',
  'privatekey',
  'client_key',
  'credentials',
  'jwt',
  'session',
  'session_id',
  'sessionid',
  'otp',
  'pin',
  'cvv',
  'cvc',
];

/** @param more names that a user adds */
export const secretNames = (more: readonly string[] = []): readonly string[] => [...NAMES, ...more];
