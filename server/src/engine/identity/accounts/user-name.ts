import { kindOf, type Model, resourceNamed } from '@tuyen/model';

/** Returns the sign-in field that contains a name rather than an address or a phone number. */
export function userNameField(model: Model): string | undefined {
  const { users } = model.identity;
  const fields = resourceNamed(model, users.resource)?.fields ?? [];
  return users.signIn.find((name) =>
    fields.some((field) => field.name === name && kindOf(field).defaults.title(field)),
  );
}
