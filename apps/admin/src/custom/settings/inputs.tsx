import { TemplatePreview } from '@tuyen/admin-kit';
import { settingInputs } from '../../generated/settings/inputs.gen.tsx';
import { TestMail } from './test-mail.tsx';

export const inputs = {
  ...settingInputs,
  ticket_print_template: (
    <div>
      {settingInputs.ticket_print_template}
      <TemplatePreview source="ticket_print_template" print="ticket" resource="tickets" />
    </div>
  ),
  order_print_template: (
    <div>
      {settingInputs.order_print_template}
      <TemplatePreview source="order_print_template" print="order" resource="orders" />
    </div>
  ),
  mail_from: (
    <div>
      {settingInputs.mail_from}
      <TestMail />
    </div>
  ),
};
