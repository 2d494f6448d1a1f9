import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import { registerRoute } from './register-card.ts';
import { sellRoute } from './sell.ts';
import { syncRoute } from './sync.ts';
import { verifyRoute } from './verify.ts';

/**
 * What partners' programs do besides reading: sell a single ticket; register, verify and synchronize customer cards. By slug, so
 * staff who hold it may do the same. Reading goes by the ordinary routes.
 */
export function openApiRoutes(app: FastifyInstance, services: Services): void {
  sellRoute(app, services);
  registerRoute(app, services);
  verifyRoute(app, services);
  syncRoute(app, services);
}
