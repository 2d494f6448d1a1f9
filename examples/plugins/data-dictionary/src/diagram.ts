import { type Field, kindOf, type Model } from '@tuyen/model';

/** Returns an ER diagram as a Mermaid block: resources with their fields, and a line for each reference. */
export function diagram({ resources }: Model): string {
  const entities = resources.map(({ name, fields }) => {
    return `  ${entity(name)} {\n${fields.map((field) => `    ${attribute(field)}\n`).join('')}  }`;
  });
  const lines = resources.flatMap(({ name, fields }) =>
    fields.flatMap((field) => {
      if (!('use' in field)) return [];
      // Mermaid's notation for the ends of a line. The left end is at the referenced record. The right end means: none
      // or many records refer to it.
      const left = kindOf(field).list ? '}o' : field.required ? '||' : '|o';
      return `  ${entity(field.resource)} ${left}--o{ ${entity(name)} : ${field.name}`;
    }),
  );
  return ['```mermaid', 'erDiagram', ...entities, ...lines, '```'].join('\n');
}

/** Mermaid allows hyphens in the name of an entity only in quotes. */
const entity = (name: string): string => (name.includes('-') ? `"${name}"` : name);

function attribute(field: Field): string {
  const key = field.name === 'id' ? ' PK' : 'use' in field ? ' FK' : field.unique ? ' UK' : '';
  return `${field.kind} ${field.name}${key}`;
}
