import {
  showLabel,
  textIn,
  walkFields,
  type Enum,
  type Field,
  type ProjectKind,
  type Resource,
  type Text,
} from '@tuyen/model';
import { put, type WordTree } from './words.ts';

/**
 * Adds the labels of the schemas to a tree of texts in one language. If a label does not exist in this language, adds
 * the label in another language.
 */
export class SchemaWords {
  readonly #tree: WordTree;
  readonly #language: string;
  readonly #languages: readonly string[];

  constructor(tree: WordTree, language: string, languages: readonly string[]) {
    this.#tree = tree;
    this.#language = language;
    this.#languages = languages;
  }

  put(path: readonly string[], text: Text | undefined): void {
    if (text) put(this.#tree, path, this.#in(text));
  }

  resource(resource: Resource): void {
    const at = ['resources', resource.name];
    put(this.#tree, [...at, 'name'], `${this.#in(resource.label)} |||| ${this.#in(resource.plural)}`);
    for (const field of resource.fields) {
      this.field(resource.name, field);
      for (const { name, label } of field.operators ?? [])
        this.put([...at, 'operators', field.name, name.slice(1)], label);
    }
    for (const { name, label } of resource.tabs ?? []) this.put([...at, 'tabs', name], label);
    for (const { name, label } of resource.form.sections) this.put([...at, 'sections', name], label);
    for (const { name, label } of resource.show.sections) {
      this.put([...at, 'sections', name], label);
      this.put([...at, 'show_sections', name], showLabel(resource, name, label));
    }
    for (const { name, label, input } of resource.workflow?.transitions ?? []) {
      this.put([...at, 'transitions', name], label);
      for (const field of input) this.field(resource.name, field);
    }
    for (const { resource: other, by, label } of resource.related ?? []) this.put([...at, 'related', other, by], label);
    for (const { name, label } of resource.views ?? []) this.put([...at, 'views', name], label);
    for (const { name, label, input } of resource.operations ?? []) {
      this.put([...at, 'operations', name], label);
      for (const field of input) this.field(resource.name, field);
    }
  }

  /** Adds a field's label, help and unit. A nested field has a dotted key: `stops.order`. */
  field(resource: string, field: Field): void {
    for (const [path, each] of walkFields([field])) {
      this.put(['resources', resource, 'fields', path], each.label);
      this.put(['resources', resource, 'help', path], each.help);
      this.put(['resources', resource, 'units', path], each.unit);
    }
  }

  enum(each: Enum): void {
    for (const { value, label } of each.values) this.put(['enums', each.name, String(value)], label);
  }

  kind({ name, message }: ProjectKind): void {
    this.put(['kinds', name, 'message'], message);
  }

  #in(text: Text): string {
    return textIn(text, this.#language, this.#languages);
  }
}
