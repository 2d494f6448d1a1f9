import { kindNames } from '@tuyen/model';
import { isObject } from '@tuyen/model/json';
import { SHIPPED_DIALECTS, STANDARD_FORMATS } from '@tuyen/model/load';
import { parse } from 'jsonc-parser';
import { type NameSet, schemasOfNames, type SchemaPart } from './name-set.ts';
import {
  conditionSchema,
  fieldsIn,
  innerFields,
  namesIn,
  objectIn,
  ownFields,
  resourceNames,
  textIn,
  textsIn,
  topFields,
  type WrittenResource,
} from './resource-names.ts';

/** Languages that editors offer in addition to the project's languages. Any other language tag is valid too. */
const COMMON_LANGUAGES =
  'ar cs da de el en es fi fr he hi hu id it ja ko ms nb nl pl pt ro ru sk sv th tr uk vi zh'.split(' ');

const LANGUAGE = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$';

/**
 * Maximum number of resources for which editors complete field names. Each resource adds about 25 kB of schemas. These
 * schemas are written again when a name changes, and an editor loads them when it opens a file.
 */
const MOST_RESOURCES = 300;

export interface ProjectNames {
  readonly everywhere: Readonly<Record<string, SchemaPart>>;
  /**
   * Schemas of names that are valid inside one resource, by resource and kind of name. Empty if the project has too
   * many resources.
   */
  readonly inside: ReadonlyMap<string, Readonly<Record<string, SchemaPart>>>;
}

export interface NameSources {
  readonly schemas: string;
  /** Text of each schema file and of the configuration, by path. Files with syntax errors are read as far as possible. */
  readonly sources: ReadonlyMap<string, string>;
  readonly pluginKinds: readonly string[];
  /** Names of the installed icons. Undefined if the icon package is not installed. */
  readonly icons: readonly string[] | undefined;
}

export function projectNames({ schemas, sources, pluginKinds, icons }: NameSources): ProjectNames {
  const read = (file: string): SchemaPart => {
    const value = parsed(sources.get(file) ?? '');
    return isObject(value) ? value : {};
  };
  const namedIn = (folder: string): readonly string[] =>
    [...sources.keys()].flatMap((file) => {
      const name = file.startsWith(`${schemas}/${folder}/`) ? file.slice(schemas.length + folder.length + 2) : '';
      return name.endsWith('.json') && !name.includes('/') ? [name.slice(0, -'.json'.length)] : [];
    });
  const valuesIn = (folder: string) =>
    new Map(namedIn(folder).map((name) => [name, read(`${schemas}/${folder}/${name}.json`)] as const));

  const config = read('tuyen.config.json');
  const resources = new Map([...valuesIn('resources')].map(([name, value]) => [name, { name, value }] as const));
  const enums = new Map([...valuesIn('enums')].map(([name, value]) => [name, textsIn(value['enum'])] as const));
  const modules = [...valuesIn('permissions')].filter(([name]) => name !== 'role-groups');
  const actions = actionsByModule([...resources.values()], modules);
  const operations = [...resources.values()].flatMap(({ value }) => listIn(value['operations']));

  const sets: Readonly<Record<string, NameSet | undefined>> = {
    resource: { names: [...resources.keys()] },
    'resource-field': {
      names: [...resources.values()].flatMap((one) => ownFields(one).map((field) => `${one.name}.${field}`)),
    },
    'any-field': {
      names: [...resources.values()].flatMap((one) => [...topFields(one), ...innerFields(one.value)]),
      patterns: ['\\.'],
    },
    'any-action': { names: [...actions.values()].flat() },
    'any-transition': { names: [...resources.values()].flatMap(transitionsOf) },
    'any-operation': { names: namesIn(operations) },
    enum: { names: [...enums.keys()] },
    backend: filled(Object.keys(objectIn(config, 'backends'))),
    dialect: {
      names: [...SHIPPED_DIALECTS, ...namedIn('backends').map((name) => `${schemas}/backends/${name}.json`)],
    },
    'enum-file': { names: [...enums.keys()].map((name) => `../enums/${name}.json`) },
    kind: { names: kindNames() },
    format: { names: [...STANDARD_FORMATS, ...namedIn('kinds'), ...pluginKinds] },
    'menu-item': { names: [...resources.keys(), ...namedIn('flows')] },
    'menu-group': named(read(`${schemas}/menu.json`)['groups']),
    'role-group': named(read(`${schemas}/permissions/role-groups.json`)['groups']),
    'serial-template': filled(enums.get(textIn(config, 'serialTemplates') ?? '')),
    'organisation-type': filled(officeTypes(config, resources, enums)),
    slug: { names: [...actions].flatMap(([module, names]) => names.map((name) => `${module}.${name}`)) },
    print: { names: namedIn('prints') },
    endpoint: {
      names: [
        ...resources.keys(),
        ...[...resources.values()].flatMap(({ name, value }) =>
          listIn(value['operations']).flatMap((operation) =>
            operation['on'] === 'resource' ? [`${name}/operations/${String(operation['name'])}`] : [],
          ),
        ),
      ],
      patterns: ['/'],
    },
    language: { names: [...textsIn(config['languages']), ...COMMON_LANGUAGES], patterns: [LANGUAGE] },
    icon: icons && { names: icons },
  };

  const described = resources.size > MOST_RESOURCES ? [] : [...resources.values()];
  const inside = new Map(
    described.map((resource) => {
      const ofModule = actions.get(moduleOf(resource)) ?? [];
      const kinds = schemasOfNames(resourceNames(resource, resources, enums, ofModule));
      const anyPath = { anyOf: [kinds['path'], kinds['inner-field']] };
      return [resource.name, { ...kinds, condition: conditionSchema(resource, enums, anyPath) }] as const;
    }),
  );
  return {
    everywhere: schemasOfNames(sets),
    inside,
  };
}

/** Parses JSON. If the text has syntax errors, returns the parts that could be parsed. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text, [], { allowTrailingComma: true });
  }
}

function actionsByModule(
  resources: readonly WrittenResource[],
  modules: readonly (readonly [name: string, value: SchemaPart])[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (module: string, names: readonly string[]) =>
    found.set(module, new Set([...(found.get(module) ?? []), ...names]));
  for (const resource of resources) {
    const { value } = resource;
    const own = Object.keys(objectIn(objectIn(value, 'access'), 'actions'));
    const operations = namesIn(value['operations']);
    add(moduleOf(resource), ['read', 'create', 'update', 'delete', ...own, ...transitionsOf(resource), ...operations]);
  }
  for (const [name, value] of modules) add(textIn(value, 'module') ?? name, Object.keys(objectIn(value, 'actions')));
  return new Map([...found].map(([module, names]) => [module, [...names]]));
}

function moduleOf({ name, value }: WrittenResource): string {
  return textIn(value, 'module') ?? name;
}

function transitionsOf({ value }: WrittenResource): readonly string[] {
  return namesIn(objectIn(value, 'workflow')['transitions']);
}

/** Returns the values of the field that decides to which role group an office belongs. */
function officeTypes(
  config: SchemaPart,
  resources: ReadonlyMap<string, WrittenResource>,
  enums: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const offices = objectIn(config, 'identity')['offices'];
  const written = isObject(offices) ? offices : { resource: offices };
  const resource = resources.get(textIn(written, 'resource') ?? '');
  const field = resource && fieldsIn(resource.value)[textIn(written, 'type') ?? 'organisation_type'];
  const file = /([^/]+)\.json$/u.exec(textIn(field ?? {}, '$ref') ?? '')?.[1];
  return file === undefined ? textsIn(field?.['enum']) : enums.get(file);
}

function named(groups: unknown): NameSet | undefined {
  return filled(namesIn(groups));
}

function filled(names: readonly string[] | undefined): NameSet | undefined {
  return names && names.length > 0 ? { names } : undefined;
}

function listIn(value: unknown): readonly SchemaPart[] {
  return Array.isArray(value) ? value.filter((one) => isObject(one)) : [];
}
