import { expect, test } from 'vitest';
import { payload } from '../../apps/portal-kit/src/validation/answers.ts';
import { stepValidator } from '../../apps/portal-kit/src/validation/validator.ts';
import { registerForm } from '../../apps/portal/src/generated/register/form.gen.ts';

/** For each field, a value as a person types it, and the value that the form must send for it. */
const TYPED = {
  phone: ['0912 345 678', '0912345678'],
  identity_number: ['001 099.012-345', '001099012345'],
} as const;

test.each(Object.entries(TYPED))(
  'the registration form accepts the field %s typed as %j and sends it without separators',
  (name, [typed, sent]) => {
    const step = registerForm.steps.find(({ fields }) => fields.some((field) => field.name === name));
    if (!step) throw new Error(`The registration does not ask for ${name}.`);
    const wrong = (answers: Readonly<Record<string, unknown>>) =>
      stepValidator(step)
        .validateFormData(answers, {})
        .errors.map(({ property }) => property);
    expect(wrong({ [name]: `${typed}x!` })).toContain(`.${name}`);
    expect(wrong({ [name]: typed })).not.toContain(`.${name}`);
    expect(payload(registerForm, { [name]: typed })).toEqual({ [name]: sent });
  },
);
