import { isObject } from '@tuyen/model/json';
import { inputOf, oneOf, text, type Tool, ToolError, type ToolInput } from '../tool.ts';
import type { OfferedResources } from './data-tools.ts';
import { ID, namedResources, recordPath, VERSION } from './inputs.ts';
import type { Session } from './session.ts';

const VALUES = { type: 'object', description: 'Values by field' } as const;

export function writeTools(session: Session, offered: OfferedResources): readonly Tool[] {
  const [creatable, editable] = [namedResources(offered.creatable), namedResources(offered.editable)];
  const tools: readonly (Tool | undefined)[] = [
    creatable && {
      name: 'create',
      description: 'Create a record.',
      isWrite: true,
      input: inputOf({ resource: creatable, values: VALUES }),
      run: (input) => session.request('POST', text(input, 'resource'), valuesOf(input, 'values')),
    },
    editable && {
      name: 'update',
      description: 'Change fields of a record. Fields that are not named keep their values.',
      isWrite: true,
      input: inputOf({ resource: editable, id: ID, values: VALUES, 'version?': VERSION }),
      run: (input) => session.request('PATCH', recordPath(input), withVersion(input, 'values')),
    },
    actionTool(session, 'operate', 'operation', 'operations', offered.operations),
    actionTool(session, 'transition', 'transition', 'transitions', offered.transitions),
  ];
  return tools.filter((tool) => tool !== undefined);
}

const DESCRIPTIONS = {
  operate: 'Run an operation on a record, or on a resource without "id".',
  transition: 'Move a record to another state. Its workflow decides which transitions are possible.',
} as const;

function actionTool(
  session: Session,
  name: 'operate' | 'transition',
  key: string,
  segment: string,
  actions: ReadonlyMap<string, readonly string[]>,
): Tool | undefined {
  const resource = namedResources([...actions.keys()].map((each) => ({ name: each })));
  const action = oneOf([...new Set([...actions.values()].flat())], `Name of the ${key}`);
  if (!resource || !action) return undefined;
  return {
    name,
    description: DESCRIPTIONS[name],
    isWrite: true,
    input: inputOf({
      resource,
      [name === 'operate' ? 'id?' : 'id']: ID,
      [key]: action,
      'input?': VALUES,
      'version?': VERSION,
    }),
    async run(input) {
      const known = actions.get(text(input, 'resource')) ?? [];
      if (!known.includes(text(input, key)))
        throw new ToolError(
          `${text(input, 'resource')} has no ${key} ${text(input, key)}. There are: ${known.join(', ')}.`,
        );
      const path = input['id'] === undefined ? text(input, 'resource') : recordPath(input);
      return session.request('POST', `${path}/${segment}/${text(input, key)}`, withVersion(input, 'input'));
    },
  };
}

function valuesOf(input: ToolInput, key: string): object {
  const values = input[key];
  return isObject(values) ? values : {};
}

function withVersion(input: ToolInput, key: string): object {
  return { ...valuesOf(input, key), ...(input['version'] !== undefined && { version: input['version'] }) };
}
