import type { Model } from '@tuyen/model';
import { libraryModel } from '@tuyen/server-mock/testing/library';

export function sharingBooks(model: Model = libraryModel()): Model {
  const { permissions, ...rest } = model;
  const modules = permissions.modules.map((module) => {
    if (module.name !== 'book') return module;
    const more = ['export', 'import'].map((name) => ({
      name,
      slug: `book.${name}`,
      label: { en: name },
      groups: permissions.groups.map((group) => group.name),
      openApi: false,
    }));
    return { ...module, actions: [...module.actions, ...more] };
  });
  return { ...rest, permissions: { ...permissions, modules } };
}
