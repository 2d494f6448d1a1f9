import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engine.ts';

/** `GET dashboard`: the figures of the home page that the caller may see, by name. */
export function figureRoutes(app: FastifyInstance, engine: Engine): void {
  const figures = engine.domain.figures ?? [];
  app.get('/dashboard', async (request) => {
    const caller = await engine.auth.need(request);
    const scope = { offices: caller.readableOffices, now: engine.clock.now(), language: caller.language };
    const seen = figures.filter((figure) => figure.slugs.some((slug) => engine.auth.may(caller, slug)));
    const values = await Promise.all(seen.map((figure) => figure.value(engine.store, scope)));
    return Object.fromEntries(seen.map((figure, index) => [figure.name, values[index]]));
  });
}
