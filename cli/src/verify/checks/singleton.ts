import { isObject } from '@tuyen/model';
import { type Context, expectStatus, pointerOf } from '../context.ts';
import { checkRecord } from './shape.ts';

/** Checks the effective record of a singleton. Every field with a default must have a value. */
export async function checkSingleton(context: Context): Promise<void> {
  const { resource, send, report } = context;
  if (!resource.singleton) return;
  const answer = await send('GET', `${resource.name}/${resource.singleton.path}`);
  if (!expectStatus(context, answer, 200, undefined, 'code', '/singleton') || !isObject(answer.body)) return;
  // System fields are not checked. They are missing while no office has stored its own settings.
  const fields = resource.fields.filter(({ system }) => !system);
  const known = Object.fromEntries(
    Object.entries(answer.body).filter(([name]) => fields.some((field) => field.name === name)),
  );
  checkRecord({ report, resource: { ...resource, fields } }, answer, known);
  for (const { name, default: value, writeOnly, when } of resource.fields)
    if (value !== undefined && !writeOnly && !when && (known[name] ?? null) === null)
      report(
        'default',
        answer,
        `${name} has a value, ${JSON.stringify(value)} where no office sets one`,
        'none',
        `${pointerOf(name)}/default`,
      );
}
