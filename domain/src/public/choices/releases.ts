import { resourceNamed } from '@tuyen/model';
import type { Services } from '../../contract.ts';
import { type Endpoints, nullableTextSchema, problems } from '@tuyen/server/domain';
import { currentReleases } from '../../rules/app-release.ts';
import { localDate } from '../../rules/time/calendar.ts';
import { publicView } from '../public-view.ts';
import { open, publicRow } from '../schemas.ts';

/**
 * Registers `GET public/app-releases?os=`, which returns the passenger app's current release and oldest supported
 * release for each operating system. An installed app calls it on start; a website gets its store links here.
 */
export function releaseRoutes(app: Endpoints, { model, store, clock, limit }: Services): void {
  if (!resourceNamed(model, 'app-releases')) return;
  const looking = { preHandler: limit({ name: 'public-releases', requests: 120, seconds: 60 }) };
  const schema = {
    ...open('currentAppReleases', 'The current release of the passenger app, one an operating system'),
    description:
      'The newest that is active and out today. An installed build below `oldest_build_number` has to be updated before it goes on.',
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: { os: { type: 'string', enum: ['Android', 'iOS'] } },
    },
    response: {
      200: {
        description: 'By the name of the system; a system without a release is left out.',
        type: 'array',
        items: publicRow(model, 'app-releases', {
          build_number: { type: 'integer' },
          oldest_build_number: { type: ['integer', 'null'] },
          oldest_app_version: nullableTextSchema,
        }),
      },
      ...problems(429),
    },
  } as const;
  app.get('/public/app-releases', { schema, ...looking, config: { compressed: true } }, async ({ query: { os } }) => {
    const rows = await store.find('app-releases', { status: 'ACTIVE', ...(os && { os }) });
    return currentReleases(rows, localDate(clock.now())).map((release) => ({
      ...publicView(model, 'app-releases', { ...release }),
      build_number: release.build_number,
      oldest_build_number: release.oldest_build_number,
      oldest_app_version: release.oldest_app_version,
    }));
  });
}
