import type { PageProps } from '../../language.ts';
import { CardFormPage } from '../../cards/card-form-page.tsx';

const loadForm = () => import('./form.tsx');

export default function RequestOfPage(props: PageProps) {
  return <CardFormPage {...props} name="request" load={loadForm} />;
}
