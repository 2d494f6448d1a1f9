import type { FlowField as Described } from '@tuyen/model';
import { useLocale } from 'react-admin';
import { renderField } from '../elements/render-element.tsx';
import { When } from '../layout/when.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { fieldsOf, useFlow } from './flow-context.ts';
import { LookupInput } from './lookup-input.tsx';

/** Renders the input for one field of a staff flow while the condition of the field holds. */
export function FlowField({ name }: { readonly name: string }) {
  const flow = useFlow();
  const asked = fieldsOf(flow).find((field) => field.name === name);
  if (!asked) return null;
  const input = <Asked asked={asked} />;
  return asked.when ? <When condition={asked.when}>{input}</When> : input;
}

function Asked({ asked }: { readonly asked: Described }) {
  const language = useLocale();
  const { name, field, control, lookup, shows } = asked;
  if (control === 'buttons') return <ChoiceButtons asked={asked} />;
  if (lookup !== undefined && field.kind === 'reference')
    return <LookupInput asked={asked} reference={field.resource} lookup={lookup} shows={shows ?? []} />;
  return renderField({ ...field, name }, language);
}
