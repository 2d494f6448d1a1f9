import { kindOf, type Model, resourceNamed } from '@tuyen/model';

export function userNameField(model: Model): string | undefined {
  const { users } = model.identity;
  const fields = resourceNamed(model, users.resource)?.fields ?? [];
  return users.signIn.find((name) =>
    fields.some((field) => field.name === name && kindOf(field).defaults.title(field)),
  );
}
