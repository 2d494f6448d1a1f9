import type { HttpClient } from '../http-client.ts';
import { createForeignReader, type ForeignReader } from './foreign-reader.ts';
import type { FindResource } from './foreign-resource.ts';
import { createForeignWriter, type ForeignWriter } from './foreign-writer.ts';
import { createSend } from './send-request.ts';

/** Data provider of a back end: methods of react-admin, and the additional operations of this kit. */
export interface ForeignProvider extends ForeignReader, ForeignWriter {}

/** Data provider for resources on another back end. The project's own server forwards its requests. */
export function createForeignProvider(http: HttpClient, find: FindResource): ForeignProvider {
  const send = createSend(http);
  return { ...createForeignReader(send, find), ...createForeignWriter(send, find) };
}
