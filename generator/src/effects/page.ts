import type { SettableValue } from './settable-values.ts';

export function effectsPage(values: readonly SettableValue[]): string {
  const groups = Map.groupBy(values, ({ group }) => group);
  const sections = [...groups].map(([group, own]) => `## ${group}\n\n${own.map(entry).join('\n')}`);
  return [
    '<!-- From the schemas and the code of the domain by `tuyen effects --write`. Edit those instead. -->\n',
    '# What reads what can be set\n',
    'Each setting, other field that promises an effect, and permission, with the code and the schemas that read it.\n',
    `${sections.join('\n\n')}\n`,
  ].join('\n');
}

function entry({ name, informative, readBy }: SettableValue): string {
  const reason = informative === undefined ? [] : [`informative: ${informative}`];
  const places = [...reason, ...readBy].map((place) => `  - ${place}`);
  return [`- \`${name}\``, ...places].join('\n');
}
