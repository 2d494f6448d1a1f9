export function storedUploads(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');
}
