import { kindOf, type Flow, type FlowFact, type Model } from '@tuyen/model';
import type { Imports } from '../print/imports.ts';
import { literal } from '../print/jsx.ts';
import { KIT } from './component-parts.ts';
import { wordKey } from './keys.ts';

export function factsConstant(model: Model, flow: Flow, imports: Imports): string {
  const facts = flow.result?.facts ?? [];
  if (facts.length === 0) return '';
  const values = facts.map((fact) => literal(answerFact(model, flow, fact)));
  return `const FACTS: readonly ${imports.type(KIT, 'AnswerFact')}[] = [${values.join(', ')}];\n\n`;
}

function answerFact(model: Model, flow: Flow, fact: FlowFact): Record<string, unknown> {
  const { name, field } = fact;
  const { portal, numeric } = kindOf(field);
  return {
    name,
    label: wordKey(model, flow, fact, 'label'),
    widget: portal?.(field).widget,
    ...('enum' in field ? { enum: field.enum } : {}),
    numeric,
    unit: wordKey(model, flow, fact, 'unit'),
  };
}
