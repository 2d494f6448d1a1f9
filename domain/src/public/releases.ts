import { resourceNamed } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import { json, nullable, problems, text } from '../partner-api/parts.ts';
import { currentReleases } from '../rules/app-release.ts';
import { localDate } from '../rules/time/calendar.ts';
import { publicView } from './catalogue.ts';
import { filters } from './lists.ts';

/**
 * `GET public/app-releases?os=`: the release of the passenger app to install, one an operating system, and the oldest that still
 * works. An installed app asks it at its start; a site finds its store links here.
 */
export function releaseRoutes(app: FastifyInstance, { model, store, clock, limit }: Services): void {
  if (!resourceNamed(model, 'app-releases')) return;
  const looking = { preHandler: limit({ name: 'public-releases', requests: 120, seconds: 60 }) };
  app.get<{ Querystring: Record<string, unknown> }>('/public/app-releases', looking, async (request) => {
    const rows = await store.find('app-releases', { status: 'ACTIVE', ...filters(request.query, ['os']) });
    return currentReleases(rows, localDate(clock.now())).map((release) => ({
      ...publicView(model, 'app-releases', { ...release }),
      build_number: release.build_number,
      oldest_build_number: release.oldest_build_number,
      oldest_app_version: release.oldest_app_version,
    }));
  });
}

const NUMBER = { type: ['integer', 'null'] };

export const releasePaths: Readonly<Record<string, object>> = {
  '/public/app-releases': {
    get: {
      operationId: 'currentAppReleases',
      tags: ['public'],
      summary: 'The current release of the passenger app, one an operating system',
      description:
        'The newest that is active and out today. An installed build below `oldest_build_number` has to be updated before it goes on.',
      security: [],
      parameters: [{ name: 'os', in: 'query', schema: { enum: ['Android', 'iOS'] } }],
      responses: {
        200: {
          description: 'By the name of the system; a system without a release is left out.',
          ...json({
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'os', 'app_version', 'build_number', 'store_url', 'released_on'],
              properties: {
                id: text,
                os: { enum: ['Android', 'iOS'] },
                app_version: text,
                build_number: { type: 'integer' },
                store_url: { type: 'string', format: 'uri' },
                released_on: { type: 'string', format: 'date' },
                is_required: { type: 'boolean' },
                notes_vi: nullable,
                notes_en: nullable,
                status: text,
                oldest_build_number: NUMBER,
                oldest_app_version: nullable,
              },
            },
          }),
        },
        ...problems(400, 429),
      },
    },
  },
};
