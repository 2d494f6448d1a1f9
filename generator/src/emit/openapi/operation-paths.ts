import { isFilled, type Operation, type Resource } from '@tuyen/model';
import { camel, namesOf, pascal } from '../print/names.ts';
import {
  answer,
  body,
  parameterRef,
  problems,
  type OpenApiJson,
  type Path,
  type Paths,
  type Context,
} from './document.ts';
import { property, englishText } from './schemas.ts';
import { input } from './transition-paths.ts';

export function operationPaths(model: Context, resource: Resource): Paths {
  const paths = (resource.operations ?? []).map((operation): [string, Path] => [
    `/${resource.name}${operation.on === 'record' ? '/{id}' : ''}/operations/${operation.name}`,
    path(model, resource, operation),
  ]);
  return Object.fromEntries(paths);
}

function path(model: Context, resource: Resource, operation: Operation): Path {
  const { name, label, on, slug, when } = operation;
  const onRecord = on === 'record';
  const { type } = namesOf(model, resource.name);
  return {
    ...(onRecord && { parameters: [parameterRef('id')] }),
    post: {
      operationId: `${camel(name)}${onRecord ? type : pascal(resource.name)}`,
      tags: [resource.name],
      summary: `${englishText(label)}: ${englishText(onRecord ? resource.label : resource.plural)}`,
      ...(when && { description: `${conditions(when)} Otherwise 409, and nothing changes.` }),
      'x-permission': slug,
      parameters: [
        ...(onRecord ? [parameterRef('ifMatch')] : []),
        parameterRef('idempotencyKey'),
        parameterRef('language'),
        ...(resource.scope === 'office' ? [parameterRef('office')] : []),
      ],
      ...(operation.input.length > 0 ? { requestBody: body(input(model, operation)) } : {}),
      responses: { 200: answer('What was done.', answered(model, operation)), ...problems(401, 403, 404, 409, 422) },
    },
  };
}

function answered(model: Context, { answer: fields }: Operation): OpenApiJson {
  const properties = fields.map((field) => [field.name, property(model, field, false)] as const);
  const required = fields.filter((field) => isFilled(field)).map(({ name }) => name);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

function conditions(when: NonNullable<Operation['when']>): string {
  const each = Object.entries(when).map(([field, wanted]) => `\`${field}\` is ${[wanted].flat().join(' or ')}`);
  return `Only where ${each.join(' and ')}.`;
}
