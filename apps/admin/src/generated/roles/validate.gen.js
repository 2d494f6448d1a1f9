// From schemas/resources/roles.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateRole(data) {
  let findings = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'code' } });
      errors++;
    }
    if (data.name === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'name' } });
      errors++;
    }
    if (data.organisation_types === undefined) {
      (findings ??= []).push({
        instancePath: '',
        keyword: 'required',
        params: { missingProperty: 'organisation_types' },
      });
      errors++;
    }
    if (data.permissions === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'permissions' } });
      errors++;
    }
    if (data.code !== undefined) {
      const data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 40) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'maxLength', params: { limit: 40 } });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!catalogueCodePattern.test(data0)) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'format', params: { format: 'catalogue-code' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/code', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.name !== undefined) {
      const data1 = data.name;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 100) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'maxLength', params: { limit: 100 } });
          errors++;
        }
        if (lengthOf(data1) < 2) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/name', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.organisation_types !== undefined) {
      const data2 = data.organisation_types;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          (findings ??= []).push({ instancePath: '/organisation_types', keyword: 'minItems', params: { limit: 1 } });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const data3 = data2[i0];
          if (typeof data3 !== 'string') {
            (findings ??= []).push({
              instancePath: '/organisation_types/' + i0,
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
          if (
            !(
              data3 === 'COMPANY_ROOT' ||
              data3 === 'COMPANY' ||
              data3 === 'COMPANY_BRT' ||
              data3 === 'COMPANY_METRO' ||
              data3 === 'AGENCY_TICKET' ||
              data3 === 'AGENCY_CARD'
            )
          ) {
            (findings ??= []).push({
              instancePath: '/organisation_types/' + i0,
              keyword: 'enum',
              params: {
                allowedValues: [
                  'COMPANY_ROOT',
                  'COMPANY',
                  'COMPANY_BRT',
                  'COMPANY_METRO',
                  'AGENCY_TICKET',
                  'AGENCY_CARD',
                ],
              },
            });
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data2[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              (findings ??= []).push({
                instancePath: '/organisation_types',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (findings ??= []).push({ instancePath: '/organisation_types', keyword: 'type', params: { type: 'array' } });
        errors++;
      }
    }
    if (data.permissions !== undefined) {
      const data4 = data.permissions;
      if (Array.isArray(data4)) {
        if (data4.length > 300) {
          (findings ??= []).push({ instancePath: '/permissions', keyword: 'maxItems', params: { limit: 300 } });
          errors++;
        }
        if (data4.length < 1) {
          (findings ??= []).push({ instancePath: '/permissions', keyword: 'minItems', params: { limit: 1 } });
          errors++;
        }
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          const data5 = data4[i2];
          if (typeof data5 === 'string') {
            if (lengthOf(data5) > 80) {
              (findings ??= []).push({
                instancePath: '/permissions/' + i2,
                keyword: 'maxLength',
                params: { limit: 80 },
              });
              errors++;
            }
            if (!permissionSlugPattern.test(data5)) {
              (findings ??= []).push({
                instancePath: '/permissions/' + i2,
                keyword: 'format',
                params: { format: 'permission-slug' },
              });
              errors++;
            }
          } else {
            (findings ??= []).push({ instancePath: '/permissions/' + i2, keyword: 'type', params: { type: 'string' } });
            errors++;
          }
        }
        let i3 = data4.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--;) {
            let item1 = data4[i3];
            if (typeof item1 !== 'string') {
              continue;
            }
            if (typeof indices1[item1] == 'number') {
              j1 = indices1[item1];
              (findings ??= []).push({
                instancePath: '/permissions',
                keyword: 'uniqueItems',
                params: { i: i3, j: j1 },
              });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (findings ??= []).push({ instancePath: '/permissions', keyword: 'type', params: { type: 'array' } });
        errors++;
      }
    }
    if (data.description !== undefined) {
      const data6 = data.description;
      if (typeof data6 !== 'string' && data6 !== null) {
        (findings ??= []).push({ instancePath: '/description', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (findings ??= []).push({ instancePath: '/description', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data7 = data.status;
      if (typeof data7 !== 'string' && data7 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data7 === 'ACTIVE' || data7 === 'INACTIVE' || data7 === null)) {
        (findings ??= []).push({
          instancePath: '/status',
          keyword: 'enum',
          params: { allowedValues: ['ACTIVE', 'INACTIVE', null] },
        });
        errors++;
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateRole.errors = findings;
  return errors === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const permissionSlugPattern = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/u;
