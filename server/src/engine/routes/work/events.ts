import { resourceNamed, slugFor } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import { mayRead } from '../../identity/index.ts';
import { type Endpoints, problems, textSchema } from '../../endpoint/schema.ts';
import { openEventStream } from '../../live/event-stream.ts';
import { DRAINING } from '../../lifecycle/drain.ts';
import { newsFor } from '../../live/news.ts';
import { openStreams } from '../../live/open-streams.ts';
import { RECENT_MS } from '../../store/changes/recent-changes.ts';
import type { RecordChange } from '../../store/changes/record-changes.ts';
import { Problem } from '../../problem.ts';
import type { Caller, Services } from '../../domain.ts';
import type { HasRecords } from '../../store/store.ts';

type Parts = Pick<Services, 'auth' | 'model'> & HasRecords;

const MAX_SECONDS = 3600;

/**
 * Registers `GET meta/events`: server-sent events that name the changed records of resources with a live view. Only for
 * staff. Each event is checked against the permissions and offices that the caller has at that time.
 */
export function eventsRoute(app: Endpoints, engine: Parts): void {
  const { model, records, auth } = engine;
  const streams = openStreams();
  const schema = {
    operationId: 'followChanges',
    tags: ['meta'],
    summary: 'Tells which records change, as server-sent events',
    description:
      'Only of resources with a live view that the caller may read. `open` names them. `changed` names a resource and the ids of changed records, of records that the caller can no longer read (`gone`) and of records that somebody opened or left (`presence`); with `all`, more changed than are named. Events hold no content: read the records again, also after each new connection without `past`. The stream ends with the session.',
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: {
        seconds: {
          type: 'integer',
          minimum: 0,
          maximum: MAX_SECONDS,
          default: MAX_SECONDS,
          description: 'Seconds after which the stream ends. The client then connects again.',
        },
        past: {
          type: 'integer',
          minimum: 0,
          maximum: RECENT_MS,
          default: 0,
          description:
            'Milliseconds before the request whose changes are told first. `open` then names in `past` the milliseconds for which no change is missing. If that is less than the age of the records, read them again.',
        },
      },
    },
    response: {
      200: {
        description: 'The events.',
        headers: { 'X-Accel-Buffering': { ...textSchema, description: '`no`: proxies pass each event on at once.' } },
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      ...problems(403),
    },
  } as const;

  const mayList = (caller: Caller, name: string): boolean => {
    const resource = resourceNamed(model, name);
    return resource !== undefined && auth.may(caller, slugFor(resource.module, 'list'));
  };
  const readsOffice = (caller: Caller, name: string, office: string): boolean =>
    resourceNamed(model, name)?.scope !== 'office' || mayRead(caller, { office_id: office });

  const newsOf = async (request: FastifyRequest, changes: readonly RecordChange[]) => {
    const caller = await auth.callerAgain(request);
    return newsFor(changes, {
      mayRead: (resource) => mayList(caller, resource),
      readsOffice: (resource, office) => readsOffice(caller, resource, office),
    });
  };

  app.addHook('preClose', async () => streams.endAll());
  app.server.on(DRAINING, streams.endAll);

  app.get('/meta/events', { schema }, async (request, reply) => {
    const caller = await auth.needsAll(request);
    if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    const { seconds = MAX_SECONDS, past = 0 } = request.query;
    let remove: (() => void) | undefined;
    // Nothing may wait between this and the subscription, so that no change falls between them.
    const before = records.changes.last(past);
    const stream = openEventStream({
      subscribe: records.changes.subscribe,
      newsOf: (changes) => newsOf(request, changes),
      opened: {
        resources: [...records.live].filter((name) => mayList(caller, name)),
        ...(past > 0 && { past: before.ms }),
      },
      past: before.changes,
      seconds,
      onEnd: () => remove?.(),
    });
    remove = streams.add(caller.session ?? caller.profile.id, stream.end);
    if (!remove) {
      stream.end();
      throw new Problem(503, 'unavailable');
    }
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .header('vary', 'Authorization, X-Office-Id')
      .send(stream.body);
  });
}
