import type { Text } from '../model/text.ts';
import type { Words } from '../model/words.ts';

export const TOOL_TEXTS = {
  en: {
    fields: {
      id: 'ID',
      office_id: 'Office',
      version: 'Version',
      created_at: 'Created at',
      updated_at: 'Updated at',
      created_by: 'Created by',
    },
    actions: { read: 'View', create: 'Create', update: 'Edit', delete: 'Delete' },
    sections: { system: 'System' },
  },
  vi: {
    fields: {
      id: 'Mã định danh',
      office_id: 'Đơn vị',
      version: 'Phiên bản',
      created_at: 'Tạo lúc',
      updated_at: 'Cập nhật lúc',
      created_by: 'Người tạo',
    },
    actions: { read: 'Xem', create: 'Thêm', update: 'Sửa', delete: 'Xóa' },
    sections: { system: 'Hệ thống' },
  },
  de: {
    fields: {
      id: 'ID',
      office_id: 'Stelle',
      version: 'Version',
      created_at: 'Angelegt am',
      updated_at: 'Geändert am',
      created_by: 'Angelegt von',
    },
    actions: { read: 'Ansehen', create: 'Anlegen', update: 'Bearbeiten', delete: 'Löschen' },
    sections: { system: 'System' },
  },
  fr: {
    fields: {
      id: 'ID',
      office_id: 'Service',
      version: 'Version',
      created_at: 'Créé le',
      updated_at: 'Modifié le',
      created_by: 'Créé par',
    },
    actions: { read: 'Consulter', create: 'Créer', update: 'Modifier', delete: 'Supprimer' },
    sections: { system: 'Système' },
  },
} as const satisfies Readonly<Record<string, Words>>;

type Texts = (typeof TOOL_TEXTS)['en'];

export type ToolText = <Group extends keyof Texts>(group: Group, name: keyof Texts[Group] & string) => Text;

/**
 * @param written the project's own texts by language, from `schemas/locales/<language>/model.json`. They replace texts
 * of the tool, or add a language that the tool does not support. Missing texts are English.
 */
export function toolText(languages: readonly string[], written: Readonly<Record<string, Words>>): ToolText {
  const brought: Readonly<Record<string, Words>> = TOOL_TEXTS;
  return (group, name) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        textAt(written[language], group, name) ??
          textAt(brought[language], group, name) ??
          textAt(brought['en'], group, name) ??
          name,
      ]),
    );
}

function textAt(words: Words | undefined, group: string, name: string): string | undefined {
  const inside = words?.[group];
  const text = typeof inside === 'object' ? inside[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}
