import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { textIn, type Field } from '@tuyen/model';
import type { PossibleAction } from './queue-actions.ts';
import type { Ticking } from './ticks.tsx';

export interface TickingState {
  readonly action: PossibleAction | undefined;
  readonly value: Ticking | undefined;
  readonly toggle: (action: PossibleAction) => void;
  readonly cancel: () => void;
  readonly input: object;
}

export function useTicking(possible: readonly PossibleAction[]): TickingState {
  const language = useLocale();
  const translate = useTranslate();
  const [name, setName] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlyMap<string, string>>(new Map());
  const action = possible.find(({ offered }) => offered.name === name);
  const list = action && listOf(action);
  const cancel = () => {
    setName(undefined);
    setTicked(new Map());
  };
  const templates = list?.text.templates?.map((one) => textIn(one, language)) ?? [];
  const value: Ticking | undefined = list && {
    labels: new Map(list.values.map((each) => [each, translate(`enums.${list.enum}.${each}`, { _: each })])),
    ticked,
    templates,
    onTick: (field, on) => {
      const next = new Map(ticked);
      if (on) next.set(field, templates[0] ?? textIn(list.text.label, language));
      else next.delete(field);
      setTicked(next);
    },
    onText: (field, text) => setTicked(new Map(ticked).set(field, text)),
  };
  const rows = list ? [...ticked].map(([field, text]) => ({ [list.field]: field, [list.text.name]: text })) : [];
  return {
    action,
    value,
    toggle: ({ offered }) => (name === offered.name ? cancel() : setName(offered.name)),
    cancel,
    input: list ? { [list.name]: rows } : {},
  };
}

/**
 * Returns the input that receives the marked fields. It is a list in the action's input: each row has an enum field for
 * the name of a marked field, and a text field. Returns undefined if the action has no such list.
 */
function listOf({ offered, action }: PossibleAction) {
  const list: Field | undefined = action.input.find((field) => field.name === offered.ticks);
  if (list?.kind !== 'nested-list') return undefined;
  const names = list.fields.find((field) => field.kind === 'enum');
  const text = list.fields.find((field) => field.kind === 'text');
  if (!names || !text) return undefined;
  return { name: list.name, field: names.name, enum: names.enum, values: names.values.map(String), text };
}
