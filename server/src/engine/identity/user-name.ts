import { kindOf, type Model, resourceNamed } from '@tuyen/model';

/** The sign-in field that holds a name, neither an address nor a telephone number. */
export function userNameField(model: Model): string | undefined {
  const { users } = model.identity;
  const fields = resourceNamed(model, users.resource)?.fields ?? [];
  return users.signIn.find((name) =>
    fields.some((field) => field.name === name && kindOf(field).defaults.title(field)),
  );
}
