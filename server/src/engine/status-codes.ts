/**
 * HTTP reason phrases by status. Importing `node:http` would also load Node's HTTP client, which costs 70 ms and some
 * megabytes.
 */
export const { STATUS_CODES } = process.getBuiltinModule('node:http');
