import type { FormPage } from '@tuyen/kit/portal';
import type { CardView } from './card-view.ts';

/** A form about a card without the step that names the card, which is known by now; its draft is stored by card. */
export function formAbout(page: FormPage, { id }: Pick<CardView, 'id'>): FormPage {
  return { ...page, name: `${page.name}.${id}`, steps: page.steps.filter(({ name }) => name !== 'card') };
}
