// Mutations of a module: small changes that its tests should detect.
import { parseSync, Visitor } from 'oxc-parser';

export interface Mutation {
  readonly line: number;
  readonly change: string;
  readonly text: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
};

interface Span {
  readonly start: number;
  readonly end: number;
}

export function mutationsOf(path: string, text: string): readonly Mutation[] {
  const { program } = parseSync(path, text);
  const found: Mutation[] = [];
  const types: Span[] = [];
  const source = ({ start, end }: Span) => text.slice(start, end);
  const replace = (span: Span, by: string) => {
    if (types.some(({ start, end }) => start <= span.start && span.end <= end)) return;
    found.push({
      line: text.slice(0, span.start).split('\n').length,
      change: `${short(source(span))} → ${by === '' ? 'nothing' : short(by)}`,
      text: text.slice(0, span.start) + by + text.slice(span.end),
    });
  };
  const operator = ({
    start,
    end,
    operator: own,
    left,
    right,
  }: Span & { operator: string; left: Span; right: Span }) => {
    const other = OPERATORS[own];
    // Does not mutate `+` in an expression with quotes. There `+` joins strings, and `-` between strings would be an
    // unrealistic fault.
    if (other && !(own === '+' && /['"`]/.test(text.slice(start, end)))) {
      replace({ start, end }, `${source(left)} ${other} ${source(right)}`);
    }
  };
  const type = (span: Span) => void types.push(span);
  // Collects the positions of types first, because code inside types does not exist at run time and is not mutated.
  new Visitor({
    TSTypeAnnotation: type,
    TSTypeAliasDeclaration: type,
    TSInterfaceDeclaration: type,
    TSTypeParameterInstantiation: type,
    TSDeclareFunction: type,
    ImportDeclaration: type,
  }).visit(program);
  new Visitor({
    IfStatement: ({ test }) => replace(test, `!(${source(test)})`),
    ConditionalExpression: ({ test }) => replace(test, `!(${source(test)})`),
    BinaryExpression: operator,
    LogicalExpression: operator,
    Literal(node) {
      if (typeof node.value === 'number') replace(node, String(node.value + 1));
      if (typeof node.value === 'boolean') replace(node, String(!node.value));
    },
    ExpressionStatement(node) {
      if (!('directive' in node && node.directive)) replace(node, ';');
    },
    ReturnStatement(node) {
      // Skips `return true` and `return false`. Another mutation already swaps boolean constants, and `undefined`
      // instead of `false` often makes no difference.
      if (node.argument && !/^(?:undefined|true|false)$/.test(source(node.argument)))
        replace(node, 'return undefined;');
    },
  }).visit(program);
  return found;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}
