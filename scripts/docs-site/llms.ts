// Prints llms.txt, the index of the documentation for language models: https://llmstxt.org
export function llmsText(pages: ReadonlyMap<string, string>): string {
  const lines = [...pages]
    .filter(([path]) => path !== 'index.md')
    .map(([path, text]) => `- [${titleOf(text)}](${path}): ${firstSentence(text)}`);
  return [
    '# Tuyến',
    '> Applications for work with records from JSON Schemas: a react-admin back-office, portal forms, validators, types, OpenAPI and a server.',
    'The same pages are in the package `@tuyen/cli`, in the folder docs: `npx tuyen explain <name>`.',
    `## Pages\n\n${lines.join('\n')}\n`,
  ].join('\n\n');
}

export function titleOf(markdown: string): string {
  return /^# (.+)$/mu.exec(markdown)?.[1] ?? '';
}

function firstSentence(markdown: string): string {
  const [, ...blocks] = markdown.split(/\n{2,}/u);
  const paragraph = blocks.find((block) => !/^(?:[#|>!-]|```)/u.test(block)) ?? '';
  const text = paragraph.replaceAll('\n', ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, '$1');
  return /^.*?\.(?=\s|$)/u.exec(text)?.[0] ?? text;
}
