import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import { registerRoute } from './register-card.ts';
import { sellRoute } from './sell.ts';
import { syncRoute } from './sync.ts';
import { verifyRoute } from './verify.ts';

/**
 * Registers the Open API's write routes: sell a single ticket; register, verify and synchronize customer cards. Staff
 * with the permission can use them too. Partners read through the ordinary routes.
 */
export function openApiRoutes(app: FastifyInstance, services: Services): void {
  sellRoute(app, services);
  registerRoute(app, services);
  verifyRoute(app, services);
  syncRoute(app, services);
}
