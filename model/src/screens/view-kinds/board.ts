import { kindOf } from '../../kinds/index.ts';
import { fieldElement } from '../../kinds/element.ts';
import type { Resource } from '../../model/resource.ts';
import type { BoardView } from '../../model/work/view.ts';
import type { ScreenView } from '../screens.ts';
import { viewElement } from './view-element.ts';

export function boardScreen(view: BoardView, resource: Resource): Omit<ScreenView, 'name' | 'kind'> {
  // Parts of a card contain no links, because the whole card links to its record.
  const fields = view.parts.fields.map((field) =>
    viewElement(field, resource, (of) =>
      of.kind === 'reference'
        ? fieldElement('reference', of, { reference: of.resource, link: false })
        : kindOf(of).show(of),
    ),
  );
  return { component: 'BoardPage', parts: [{ component: 'BoardCard', elements: fields }] };
}
