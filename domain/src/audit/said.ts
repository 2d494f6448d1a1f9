import { resourceNamed, textIn, type Resource, type Text } from '@tuyen/model';
import type { AuditWords, Row } from '@tuyen/server/domain';
import { CITIZEN, SYSTEM } from './entry.ts';

/** Translates the action, the resource and the actor of a log row, so that readers outside the company understand them. */
export function said(row: Readonly<Row>, { model, language, text }: AuditWords): Row {
  const resource = resourceNamed(model, String(row['resource']));
  const action = String(row['action']);
  const say = (words: Text): string => textIn(words, language, model.languages);
  const [key, actor] = [`audit.actions.${action}`, String(row['actor'])];
  const basic = text(language, key);
  const move = resource && labelOf(resource, action);
  return {
    ...row,
    ...(resource && { resource: say(resource.label) }),
    action: basic !== key ? basic : move ? say(move) : action,
    actor: SYSTEM.test(actor)
      ? text(language, 'audit.system')
      : CITIZEN.test(actor)
        ? text(language, 'audit.customer')
        : actor,
  };
}

const labelOf = ({ workflow, operations = [] }: Resource, action: string): Text | undefined =>
  [...(workflow?.transitions ?? []), ...operations].find(({ name }) => name === action)?.label;
