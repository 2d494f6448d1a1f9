import { kindOf } from '../../kinds/index.ts';
import { fieldElement } from '../../kinds/element.ts';
import type { Resource } from '../../model/resource.ts';
import type { QueueView } from '../../model/work/view.ts';
import type { ScreenView } from '../screens.ts';
import { viewElement } from './view-element.ts';

export function queueScreen(view: QueueView, resource: Resource): Omit<ScreenView, 'name' | 'kind'> {
  // Parts of a row contain no links, because the whole row opens the record.
  const row = view.parts.row.map((field) =>
    viewElement(field, resource, (of) =>
      of.kind === 'reference'
        ? fieldElement('reference', of, { reference: of.resource, link: false })
        : kindOf(of).show(of),
    ),
  );
  const evidence = view.parts.evidence.map((field) =>
    viewElement(field, resource, (of) => fieldElement('evidence', of, { links: of.kind === 'file' || undefined })),
  );
  return {
    component: 'QueuePage',
    parts: [
      ...(row.length > 0 ? [{ component: 'QueueRow', elements: row }] : []),
      { component: 'QueueFields', elements: view.parts.fields.map((field) => viewElement(field, resource)) },
      ...(evidence.length > 0 ? [{ component: 'QueueEvidence', elements: evidence }] : []),
    ],
  };
}
