import { keysOf } from '@tuyen/model';
import {
  PART_STARTERS,
  type StartedKind,
  startFile,
  startLocale,
  startPart,
  startPlugin,
  STARTERS,
} from '@tuyen/generator/start';
import { inputOf, oneOf, text, type Tool, ToolError, type ToolInput } from '../tool.ts';
import { namesIn, type ProjectDocument, schemasFolder } from './documents.ts';

const FILES = keysOf(STARTERS);
const PARTS = keysOf(PART_STARTERS);
const LANGUAGE = 'locale';
const PLUGIN = 'plugin';

export const newTool = (
  root: string,
  documents: readonly ProjectDocument[],
  ofResource: readonly StartedKind[],
): Tool => ({
  name: 'new',
  description:
    'Create a schema file, a part of a resource, a language or a plugin, with placeholder texts. Never overwrites a file. Then edit the file and call generate.',
  isWrite: true,
  input: inputOf({
    kind: oneOf([...FILES, ...PARTS, LANGUAGE, PLUGIN], 'What to create'),
    name: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$',
      description: 'Small letters, digits and hyphens; a resource in the plural: reading-rooms',
    },
    'for?': oneOf(['staff', 'portal'], 'For flow: staff by default. portal is a public page with a result'),
    'resource?': oneOf(namesIn(documents, 'resources'), `For ${[...ofResource, ...PARTS].join(', ')}`),
  }),
  run: (input) => create(root, input, ofResource),
});

async function create(root: string, input: ToolInput, ofResource: readonly StartedKind[]): Promise<unknown> {
  if (schemasFolder(root) === undefined)
    throw new ToolError('"schemas" in tuyen.config.json is a folder outside the project.');
  const [kind, name, resource] = [text(input, 'kind'), text(input, 'name'), text(input, 'resource')];
  const part = PARTS.find((each) => each === kind);
  const file = FILES.find((each) => each === kind);
  if (resource === '' && (part || ofResource.some((each) => each === file)))
    throw new ToolError(`A new ${kind} belongs to a resource: pass "resource".`);
  if (kind === LANGUAGE) return written(startLocale(root, name));
  if (name !== name.toLowerCase()) throw new ToolError(`"${name}" is not a name: use small letters.`);
  if (kind === PLUGIN) return written(startPlugin(root, name));
  if (part) {
    const { path = '', diagnostics, refused } = await startPart(root, part, name, resource);
    if (path === '') throw new ToolError('The schemas have errors, so nothing was written.', { diagnostics });
    return written({ paths: [path], refused });
  }
  if (!file) throw new ToolError(`There is no kind ${kind}.`);
  const audience = text(input, 'for') === 'portal' ? 'portal' : 'staff';
  const { path, refused } = startFile(root, file, name, resource, audience);
  return written({ paths: [path], refused: refused && `${path}: ${refused}. Nothing was written.` });
}

function written({ paths, refused }: { readonly paths: readonly string[]; readonly refused?: string | undefined }) {
  if (refused !== undefined) throw new ToolError(refused);
  return { written: paths };
}
