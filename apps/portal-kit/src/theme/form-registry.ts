import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry } from '@rjsf/utils';

/**
 * Replaces RJSF's default registry, which includes every field, template and widget (15 kB). The theme sets a widget
 * for each field and has its own templates. Generated schemas have no alternatives (`anyOf`) and no fields of unknown
 * type.
 */
export default function getDefaultRegistry(): Omit<Registry, 'schemaUtils'> {
  return {
    fields: { ArrayField, BooleanField, NumberField, ObjectField, SchemaField, StringField },
    // Replaces only the template for descriptions and renders nothing for it. The portal's theme provides all other
    // templates.
    templates: { DescriptionFieldTemplate: Nothing } as unknown as Registry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}

function Nothing() {
  return null;
}
