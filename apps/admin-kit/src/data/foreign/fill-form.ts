/** Fills `{name}` of a form with values. Unknown names stay. */
export function fillForm(form: string, values: Readonly<Record<string, string>>): string {
  return form.replace(/\{([^{}|]+)\}/gu, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  );
}

/** Fills the template of a sort value: `{field} {ASC|DESC}`, `{|-}{field}`. */
export function fillOrder(form: string, field: string, order: string): string {
  const isDescending = order === 'DESC';
  const chosen = form.replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, (_, ascending: string, descending: string) =>
    isDescending ? descending : ascending,
  );
  return fillForm(chosen, { field });
}
