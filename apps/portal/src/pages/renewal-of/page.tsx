import type { PageProps } from '../../language.ts';
import { CardFormPage } from '../../cards/card-form-page.tsx';
import type { CardView } from '../../cards/card-view.ts';

const loadForm = () => import('./form.tsx');
const whyNot = ({ isRenewable }: CardView) => (isRenewable ? undefined : 'card.locked');

export default function RenewalOfPage(props: PageProps) {
  return <CardFormPage {...props} name="renewal" load={loadForm} refusal={whyNot} />;
}
