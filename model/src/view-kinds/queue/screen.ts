import { kindOf } from '../../kinds/index.ts';
import { fieldElement } from '../../kinds/element.ts';
import type { Resource } from '../../model/resource.ts';
import type { ScreenElement, ViewParts } from '../../screens/screens.ts';
import { viewElement } from '../view-element.ts';
import type { QueueView } from './view.ts';

export function queueScreen(view: QueueView, resource: Resource): ViewParts<'queue'> {
  // The elements in a row of a queue contain no links, because the whole row opens the record.
  const row = view.parts.row.map((field) =>
    viewElement(field, resource, (of) =>
      of.kind === 'reference'
        ? fieldElement('reference', of, { reference: of.resource, link: false })
        : kindOf(of).show(of),
    ),
  );
  const evidence = queueEvidence(view, resource);
  return [
    ...(row.length > 0 ? [{ part: 'row' as const, elements: row }] : []),
    { part: 'fields', elements: view.parts.fields.map((field) => viewElement(field, resource)) },
    ...(evidence.length > 0 ? [{ part: 'evidence' as const, elements: evidence }] : []),
  ];
}

/** Returns the elements that show the uploaded files of a record in large size. */
export function queueEvidence({ parts }: QueueView, resource: Resource): readonly ScreenElement[] {
  return parts.evidence.map((field) =>
    viewElement(field, resource, (of) => fieldElement('evidence', of, { links: of.kind === 'file' || undefined })),
  );
}
