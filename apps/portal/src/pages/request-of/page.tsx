import type { PageProps } from '../../browser/start.tsx';
import { CardFormPage } from '../../cards/card-form-page.tsx';

const loadForm = () => import('./form.tsx');

/** The re-issue of one card. */
export function RequestOfPage(props: PageProps) {
  return <CardFormPage {...props} name="request" load={loadForm} />;
}
