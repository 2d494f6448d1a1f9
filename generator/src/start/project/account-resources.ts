import type { Say } from '../words.ts';
import type { DraftFile } from './draft.ts';

export function accountResources(say: Say): readonly DraftFile[] {
  const name = say({ en: 'Name', vi: 'Tên', de: 'Name', fr: 'Nom' });
  return [
    resource('users', {
      module: 'user',
      label: say({ en: 'User', vi: 'Người dùng', de: 'Benutzer', fr: 'Utilisateur' }),
      plural: say({ en: 'Users', vi: 'Người dùng', de: 'Benutzer', fr: 'Utilisateurs' }),
      icon: 'People',
      title: '{full_name}',
      schema: {
        type: 'object',
        required: ['username', 'full_name'],
        properties: {
          username: {
            type: 'string',
            minLength: 3,
            maxLength: 50,
            'x-unique': true,
            'x-searchable': true,
            'x-label': say({ en: 'User name', vi: 'Tên đăng nhập', de: 'Benutzername', fr: 'Identifiant' }),
          },
          full_name: { type: 'string', minLength: 1, maxLength: 100, 'x-searchable': true, 'x-label': name },
          password: {
            type: 'string',
            minLength: 8,
            'x-secret': true,
            'x-label': say({ en: 'Password', vi: 'Mật khẩu', de: 'Passwort', fr: 'Mot de passe' }),
          },
          role_id: {
            type: 'string',
            'x-reference': 'roles',
            'x-label': say({ en: 'Role', vi: 'Vai trò', de: 'Rolle', fr: 'Rôle' }),
          },
          is_superuser: {
            type: 'boolean',
            default: false,
            'x-label': say({ en: 'All permissions', vi: 'Mọi quyền', de: 'Alle Rechte', fr: 'Tous les droits' }),
          },
        },
      },
      list: { sort: 'username', columns: ['username', 'full_name', 'role_id', 'is_superuser'] },
    }),
    resource('roles', {
      module: 'role',
      label: say({ en: 'Role', vi: 'Vai trò', de: 'Rolle', fr: 'Rôle' }),
      plural: say({ en: 'Roles', vi: 'Vai trò', de: 'Rollen', fr: 'Rôles' }),
      icon: 'Badge',
      title: '{name}',
      schema: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100, 'x-searchable': true, 'x-label': name },
          permissions: {
            type: 'array',
            items: { type: 'string' },
            'x-label': say({ en: 'Permissions', vi: 'Quyền', de: 'Rechte', fr: 'Droits' }),
          },
        },
      },
    }),
  ];
}

export function resource(name: string, content: object): DraftFile {
  return { path: `schemas/resources/${name}.json`, content: { $schema: metaSchema('resource'), name, ...content } };
}

export function metaSchema(kind: string): string {
  return `../../.tuyen/meta/${kind}.schema.json`;
}
