import { capabilitiesOf, type Field, kindOf, operatorsOn, type Resource, type ScreenElement } from '@tuyen/model';
import { PERIOD } from './condition-tree.ts';

/** A way to compare a field, as users choose it. */
export interface Comparison {
  readonly operator: string;
  /** Key of the text below `conditions.operators`, or of the text of a plugin's operator. */
  readonly label: string;
  readonly operand: 'none' | 'one' | 'several' | 'range' | 'period';
}

type Choice = readonly [label: string, operand: Comparison['operand'], ...operators: string[]];

const EMPTY: readonly Choice[] = [
  ['empty', 'none', '$isnull'],
  ['filled', 'none', '$notnull'],
];
const IS: readonly Choice[] = [
  ['is', 'one', '$eq'],
  ['is_not', 'one', '$ne'],
];
const CHOSEN: readonly Choice[] = [
  ['any_of', 'several', '$in'],
  ['none_of', 'several', '$notin'],
];
const TIMES: readonly Choice[] = [
  ['period', 'period', PERIOD],
  ['on', 'one', '$eq'],
  ['before', 'one', '$lt'],
  ['after', 'one', '$gt'],
  ['since', 'one', '$gte'],
  ['until', 'one', '$lte'],
  ['between', 'range', '$between'],
];
const NUMBERS: readonly Choice[] = [
  ['equal', 'one', '$eq'],
  ['unequal', 'one', '$ne'],
  ['more', 'one', '$gt'],
  ['at_least', 'one', '$gte'],
  ['less', 'one', '$lt'],
  ['at_most', 'one', '$lte'],
  ['between', 'range', '$between'],
];
const TEXTS: readonly Choice[] = [
  ['contains', 'one', '$contL', '$cont'],
  ['lacks', 'one', '$exclL', '$excl'],
  ['is', 'one', '$eqL', '$eq'],
  ['is_not', 'one', '$neL', '$ne'],
  ['starts', 'one', '$startsL', '$starts'],
  ['ends', 'one', '$endsL', '$ends'],
];
const ITEMS: readonly Choice[] = [
  ['has', 'one', '$cont'],
  ['has_not', 'one', '$excl'],
];

function choicesFor(field: Field): readonly Choice[] {
  const { list, precision, numeric, operators } = kindOf(field);
  if (list) return ITEMS;
  if (precision !== undefined) return TIMES;
  if (numeric !== undefined || field.kind === 'year') return NUMBERS;
  if (operators.includes('$contL')) return TEXTS;
  if (operators.includes('$gt')) return TIMES.filter(([label]) => label !== 'period');
  if (field.kind === 'boolean') return [['is', 'one', '$eq']];
  return 'assignee' in field ? IS : [...CHOSEN, ...IS];
}

/** Returns the ways to compare a field that its kind knows and the back end of the resource can serve. */
export function comparisonsOf(resource: Resource, field: Field): readonly Comparison[] {
  const known: readonly string[] = kindOf(field).operators;
  const served = resource.place ? operatorsOn(capabilitiesOf(resource), field.name) : known;
  const can = (operator: string) =>
    operator === PERIOD ? ['$gte', '$lt'].every(can) : known.includes(operator) && served.includes(operator);
  const choices = [...choicesFor(field), ...EMPTY].flatMap(([label, operand, ...operators]): Comparison[] => {
    const operator = operators.find(can);
    return operator === undefined ? [] : [{ operator, label: `conditions.operators.${label}`, operand }];
  });
  // A choice of one value is offered only if the choice of several values is not.
  const several = choices.some(({ operand }) => operand === 'several');
  const plain = several ? choices.filter(({ operator }) => operator !== '$eq' && operator !== '$ne') : choices;
  const ofPlugins = (resource.place ? [] : (field.operators ?? [])).map(({ name }): Comparison => ({
    operator: name,
    label: `resources.${resource.name}.operators.${field.name}.${name.slice(1)}`,
    operand: 'one',
  }));
  return [...plain, ...ofPlugins];
}

/** Returns the fields that conditions can name, in the order of the resource. */
export function comparableFields(resource: Resource): readonly Field[] {
  const { conditions } = resource.list;
  const isOffered = ({ name }: Field) => conditions?.includes(name) ?? name !== 'id';
  return resource.fields.filter(
    (field) => !field.writeOnly && isOffered(field) && comparisonsOf(resource, field).length > 0,
  );
}

/** Returns whether the back end of a resource can serve groups of conditions. */
export function canNest(resource: Resource): boolean {
  return resource.place === undefined;
}

/** Returns the element with which the value of a comparison is entered. */
export function operandInput(field: Field, { operator, operand }: Comparison): ScreenElement {
  const own = field.operators?.find(({ name }) => name === operator);
  if (own) return plainInput(field, own.operand === 'string' ? 'text-input' : 'number-input');
  if (operand === 'several' && field.kind === 'enum')
    return { source: field.name, widget: 'enum-list-input', props: { source: field.name, enum: field.enum } };
  if (operand === 'several' && field.kind === 'reference')
    return {
      source: field.name,
      widget: 'reference-list-input',
      props: { source: field.name, reference: field.resource },
    };
  return inputOf(field) ?? plainInput(field, 'text-input');
}

const inputOf = (field: Field): ScreenElement | undefined => kindOf(field).filter?.(field);

function plainInput({ name }: Field, widget: 'text-input' | 'number-input'): ScreenElement {
  return { source: name, widget, props: { source: name } };
}

/** Returns whether a comparison has all its values. */
export function isComplete({ operand }: Comparison, value: unknown): boolean {
  if (operand === 'none') return true;
  if (operand === 'several') return Array.isArray(value) && value.length > 0;
  if (operand === 'range') return Array.isArray(value) && value.length === 2 && value.every(isGiven);
  return isGiven(value);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
