// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateDocuments(data) {
  let findings = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.card_kind === undefined && (missing0 = 'card_kind')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.card_kind !== undefined) {
        const data0 = data.card_kind;
        if (!(data0 === 'PRIORITIZE' || data0 === 'FREE')) {
          (findings ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (findings !== null) {
    if (_errs2) {
      findings.length = _errs2;
    } else {
      findings = null;
    }
  }
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.object_group_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'object_group_id' },
        });
        errors++;
      }
      if (data.proofs === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'proofs' } });
        errors++;
      }
      if (data.object_group_id !== undefined) {
        const data1 = data.object_group_id;
        if (typeof data1 === 'string') {
          if (lengthOf(data1) < 1) {
            (findings ??= []).push({ instancePath: '/object_group_id', keyword: 'minLength', params: { limit: 1 } });
            errors++;
          }
        } else {
          (findings ??= []).push({ instancePath: '/object_group_id', keyword: 'type', params: { type: 'string' } });
          errors++;
        }
      }
      if (data.proofs !== undefined) {
        const data2 = data.proofs;
        if (Array.isArray(data2)) {
          if (data2.length > 6) {
            (findings ??= []).push({ instancePath: '/proofs', keyword: 'maxItems', params: { limit: 6 } });
            errors++;
          }
          if (data2.length < 1) {
            (findings ??= []).push({ instancePath: '/proofs', keyword: 'minItems', params: { limit: 1 } });
            errors++;
          }
          const len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const data3 = data2[i0];
            if (typeof data3 === 'string') {
              if (lengthOf(data3) > 500) {
                (findings ??= []).push({ instancePath: '/proofs/' + i0, keyword: 'maxLength', params: { limit: 500 } });
                errors++;
              }
              if (!pattern0.test(data3)) {
                (findings ??= []).push({
                  instancePath: '/proofs/' + i0,
                  keyword: 'pattern',
                  params: { pattern: '^(?:/(?!/)|https?://)' },
                });
                errors++;
              }
            } else {
              (findings ??= []).push({ instancePath: '/proofs/' + i0, keyword: 'type', params: { type: 'string' } });
              errors++;
            }
          }
        } else {
          (findings ??= []).push({ instancePath: '/proofs', keyword: 'type', params: { type: 'array' } });
          errors++;
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.portrait === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'portrait' } });
      errors++;
    }
    if (data.portrait !== undefined) {
      const data4 = data.portrait;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 500) {
          (findings ??= []).push({ instancePath: '/portrait', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
        if (lengthOf(data4) < 1) {
          (findings ??= []).push({ instancePath: '/portrait', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data4)) {
          (findings ??= []).push({
            instancePath: '/portrait',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/portrait', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateDocuments.errors = findings;
  return errors === 0;
}

const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');

/** The very schema that the validator was compiled from. */
export const documentsSchema = {
  type: 'object',
  required: ['portrait'],
  properties: { portrait: { minLength: 1, type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 } },
  allOf: [
    {
      if: { properties: { card_kind: { enum: ['PRIORITIZE', 'FREE'] } }, required: ['card_kind'] },
      then: {
        required: ['object_group_id', 'proofs'],
        properties: {
          object_group_id: { minLength: 1, type: 'string' },
          proofs: {
            minItems: 1,
            type: 'array',
            items: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
            maxItems: 6,
          },
        },
      },
    },
  ],
};
