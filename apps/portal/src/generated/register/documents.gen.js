// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateDocuments(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.card_kind === undefined && (missing0 = 'card_kind')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.card_kind !== undefined) {
        let data0 = data.card_kind;
        if (!(data0 === 'PRIORITIZE' || data0 === 'FREE')) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.object_group_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'object_group_id' },
        });
        errors++;
      }
      if (data.proofs === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'proofs' },
        });
        errors++;
      }
      if (data.object_group_id !== undefined) {
        if (typeof data.object_group_id !== 'string') {
          (vErrors ??= []).push({
            instancePath: instancePath + '/object_group_id',
            schemaPath: '#/allOf/0/then/properties/object_group_id/type',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
      if (data.proofs !== undefined) {
        let data2 = data.proofs;
        if (Array.isArray(data2)) {
          if (data2.length > 6) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/proofs',
              schemaPath: '#/allOf/0/then/properties/proofs/maxItems',
              keyword: 'maxItems',
              params: { limit: 6 },
            });
            errors++;
          }
          const len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0];
            if (typeof data3 === 'string') {
              if (lengthOf(data3) > 500) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/proofs/' + i0,
                  schemaPath: '#/allOf/0/then/properties/proofs/items/maxLength',
                  keyword: 'maxLength',
                  params: { limit: 500 },
                });
                errors++;
              }
              if (!pattern0.test(data3)) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/proofs/' + i0,
                  schemaPath: '#/allOf/0/then/properties/proofs/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '^(?:/(?!/)|https?://)' },
                });
                errors++;
              }
            } else {
              (vErrors ??= []).push({
                instancePath: instancePath + '/proofs/' + i0,
                schemaPath: '#/allOf/0/then/properties/proofs/items/type',
                keyword: 'type',
                params: { type: 'string' },
              });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({
            instancePath: instancePath + '/proofs',
            schemaPath: '#/allOf/0/then/properties/proofs/type',
            keyword: 'type',
            params: { type: 'array' },
          });
          errors++;
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/0/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.portrait === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'portrait' },
      });
      errors++;
    }
    if (data.portrait !== undefined) {
      let data4 = data.portrait;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/portrait',
            schemaPath: '#/properties/portrait/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
        if (!pattern0.test(data4)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/portrait',
            schemaPath: '#/properties/portrait/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/portrait',
          schemaPath: '#/properties/portrait/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateDocuments.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['portrait'],
  properties: { portrait: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 } },
  allOf: [
    {
      if: { properties: { card_kind: { enum: ['PRIORITIZE', 'FREE'] } }, required: ['card_kind'] },
      then: {
        required: ['object_group_id', 'proofs'],
        properties: {
          object_group_id: { type: 'string' },
          proofs: {
            type: 'array',
            items: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
            maxItems: 6,
          },
        },
      },
    },
  ],
};
const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');

/** The very schema that the validator was compiled from. */
export const documentsSchema = {
  type: 'object',
  required: ['portrait'],
  properties: { portrait: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 } },
  allOf: [
    {
      if: { properties: { card_kind: { enum: ['PRIORITIZE', 'FREE'] } }, required: ['card_kind'] },
      then: {
        required: ['object_group_id', 'proofs'],
        properties: {
          object_group_id: { type: 'string' },
          proofs: {
            type: 'array',
            items: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
            maxItems: 6,
          },
        },
      },
    },
  ],
};
