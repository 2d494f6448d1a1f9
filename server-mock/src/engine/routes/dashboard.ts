import type { Endpoints } from '../endpoint/schema.ts';
import type { Engine } from '../engine.ts';

/** `GET dashboard`: the figures of the home page that the caller may see, by name. */
export function figureRoutes(app: Endpoints, engine: Engine): void {
  const figures = engine.domain.figures ?? [];
  const schema = {
    operationId: 'getDashboard',
    tags: ['meta'],
    summary: 'The figures of the home page that the caller may see, by name',
    response: { 200: { description: 'Figures by name.', type: 'object', additionalProperties: true } },
  };
  app.get('/dashboard', { schema }, async (request) => {
    const caller = await engine.auth.caller(request);
    const scope = { offices: caller.readableOffices, now: engine.clock.now(), language: caller.language };
    const seen = figures.filter((figure) => figure.slugs.some((slug) => engine.auth.may(caller, slug)));
    const values = await Promise.all(seen.map((figure) => figure.value(engine.store, scope, engine)));
    return Object.fromEntries(seen.map((figure, index) => [figure.name, values[index]]));
  });
}
