import { placeholderParts, placeholdersIn } from '../../placeholders/parse.ts';
import type { Catalog } from '../../load/catalog.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../../model/json/raw.ts';
import { smsLength } from './sms-length.ts';
import { suggest, suggestOrList } from '../../load/suggest.ts';

interface Use {
  readonly name: string;
  readonly path: Path;
  /**
   * Kind of variable that this place of the mail requires. For example, the address of a button requires the kind
   * `link`. Undefined if the place allows any kind.
   */
  readonly kind: 'text' | 'rows' | 'link' | 'text or link' | undefined;
}

export function* checkMails(catalog: Catalog): Iterable<SchemaProblem> {
  for (const document of catalog.documents) {
    if (document.kind !== 'mail' || document.value === undefined) continue;
    yield* recordOf(document, catalog);
    yield* blocks(document);
    const variables = new Map(entriesIn(document.value, 'variables').map(([name, kind]) => [name, kindIn(kind)]));
    const uses = usesIn(document);
    for (const use of uses) yield* checkUse(document, use, variables);
    yield* longTexts(document);
    for (const name of variables.keys()) {
      if (uses.some((use) => use.name === name)) continue;
      const message = `Nothing in this mail uses "${name}".`;
      yield { code: 'TUY962', document, path: ['variables', name], at: 'key', message, hint: 'Use it, or remove it.' };
    }
  }
}

const kindIn = (written: unknown): string => String(written).replace('?', '');

function* recordOf(document: Document, { resources }: Catalog): Iterable<SchemaProblem> {
  const record = stringIn(document.value, 'record');
  if (record === undefined || resources.has(record)) return;
  const hint = suggest(record, resources.keys());
  yield { code: 'TUY964', document, path: ['record'], message: `No resource is named "${record}".`, hint };
}

function* blocks(document: Document): Iterable<SchemaProblem> {
  for (const [index, block] of listIn(document.value, 'body').entries()) {
    const given = objectIn(block);
    const kinds = ['paragraph', 'rows', 'button'].filter((kind) => kind in given);
    const place = { code: 'TUY963', document, path: ['body', index] } as const;
    if (kinds.length !== 1) {
      const message = `A block is one thing; this one has ${kinds.length === 0 ? 'no content' : kinds.join(' and ')}.`;
      yield { ...place, message, hint: 'Give it one of paragraph, rows and button.' };
    } else if ('button' in given !== 'link' in given) {
      const message = 'A button and its link belong together.';
      yield { ...place, message, hint: 'Write "button" for the label and "link" for the variable with the address.' };
    }
  }
}

function usesIn({ value }: Document): readonly Use[] {
  const inserted = (text: unknown, path: Path, kind: Use['kind'] = 'text'): readonly Use[] =>
    entriesIn(text).flatMap(([language, words]) =>
      typeof words === 'string'
        ? placeholdersIn(words).map(({ name }): Use => ({ name, path: [...path, language], kind }))
        : [],
    );
  const named = (block: unknown, key: string, path: Path, kind: Use['kind']): readonly Use[] => {
    const name = stringIn(block, key);
    return name === undefined ? [] : [{ name, path: [...path, key], kind }];
  };
  return [
    ...inserted(objectIn(value, 'subject'), ['subject']),
    ...inserted(objectIn(value, 'sms'), ['sms'], 'text or link'),
    ...listIn(value, 'body').flatMap((block, index) => {
      const path = ['body', index];
      return [
        ...inserted(objectIn(block, 'paragraph'), [...path, 'paragraph']),
        ...inserted(objectIn(block, 'button'), [...path, 'button']),
        ...named(block, 'rows', path, 'rows'),
        ...named(block, 'link', path, 'link'),
        ...named(block, 'when', path, undefined),
      ];
    }),
  ];
}

/** Segments that the fixed words of a text message may take. Values add to them when it is sent. */
const MOST_SEGMENTS = 3;

function* longTexts(document: Document): Iterable<SchemaProblem> {
  for (const [language, words] of entriesIn(objectIn(document.value, 'sms'))) {
    if (typeof words !== 'string') continue;
    const fixed = placeholderParts(words).filter((part) => typeof part === 'string');
    const { segments, characters, alphabet } = smsLength(fixed.join(''));
    if (segments <= MOST_SEGMENTS) continue;
    const message = `This text takes ${segments} segments of a text message (${characters} characters, ${alphabet}) before its values are filled in.`;
    const hint = `Shorten it to at most ${MOST_SEGMENTS} segments.`;
    yield { code: 'TUY965', document, path: ['sms', language], message, hint, severity: 'warning' };
  }
}

function* checkUse(
  document: Document,
  { name, path, kind }: Use,
  variables: ReadonlyMap<string, string>,
): Iterable<SchemaProblem> {
  const found = variables.get(name);
  if (found === undefined) {
    const hint = suggestOrList(name, variables.keys()) ?? 'Add it to "variables".';
    yield { code: 'TUY961', document, path, message: `This mail has no variable "${name}".`, hint };
  } else if (kind !== undefined && !kind.split(' or ').includes(found)) {
    const message = `"${name}" is a variable of the kind ${found}, and ${kind} is needed here.`;
    yield { code: 'TUY961', document, path, message, hint: `Use a variable of the kind ${kind}.` };
  }
}
