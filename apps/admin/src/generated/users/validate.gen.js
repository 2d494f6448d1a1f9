// From schemas/resources/users.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateUser(data) {
  let findings = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.is_superuser === undefined && (missing0 = 'is_superuser')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.is_superuser !== undefined) {
        if (true !== data.is_superuser) {
          (findings ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (findings !== null) {
    if (_errs1) {
      findings.length = _errs1;
    } else {
      findings = null;
    }
  }
  if (!_valid0) {
    const _errs4 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.offices === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'offices' } });
        errors++;
      }
      if (data.offices !== undefined) {
        const data1 = data.offices;
        if (Array.isArray(data1)) {
          if (data1.length < 1) {
            (findings ??= []).push({ instancePath: '/offices', keyword: 'minItems', params: { limit: 1 } });
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'else' } });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.username === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'username' } });
      errors++;
    }
    if (data.email === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'email' } });
      errors++;
    }
    if (data.full_name === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'full_name' } });
      errors++;
    }
    if (data.username !== undefined) {
      const data2 = data.username;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 50) {
          (findings ??= []).push({ instancePath: '/username', keyword: 'maxLength', params: { limit: 50 } });
          errors++;
        }
        if (lengthOf(data2) < 3) {
          (findings ??= []).push({ instancePath: '/username', keyword: 'minLength', params: { limit: 3 } });
          errors++;
        }
        if (!usernamePattern.test(data2)) {
          (findings ??= []).push({ instancePath: '/username', keyword: 'format', params: { format: 'username' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/username', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.email !== undefined) {
      const data3 = data.email;
      if (typeof data3 === 'string') {
        if (lengthOf(data3) > 254) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'maxLength', params: { limit: 254 } });
          errors++;
        }
        if (!emailPattern.test(data3)) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'format', params: { format: 'email' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/email', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.full_name !== undefined) {
      const data4 = data.full_name;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 100) {
          (findings ??= []).push({ instancePath: '/full_name', keyword: 'maxLength', params: { limit: 100 } });
          errors++;
        }
        if (lengthOf(data4) < 2) {
          (findings ??= []).push({ instancePath: '/full_name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/full_name', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.phone !== undefined) {
      const data5 = data.phone;
      if (typeof data5 !== 'string' && data5 !== null) {
        (findings ??= []).push({ instancePath: '/phone', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!vnPhonePattern.test(data5)) {
          (findings ??= []).push({ instancePath: '/phone', keyword: 'format', params: { format: 'vn-phone' } });
          errors++;
        }
      }
    }
    if (data.avatar !== undefined) {
      const data6 = data.avatar;
      if (typeof data6 !== 'string' && data6 !== null) {
        (findings ??= []).push({ instancePath: '/avatar', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (findings ??= []).push({ instancePath: '/avatar', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
        if (!pattern0.test(data6)) {
          (findings ??= []).push({
            instancePath: '/avatar',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.password !== undefined) {
      const data7 = data.password;
      if (typeof data7 !== 'string' && data7 !== null) {
        (findings ??= []).push({ instancePath: '/password', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (lengthOf(data7) > 72) {
          (findings ??= []).push({ instancePath: '/password', keyword: 'maxLength', params: { limit: 72 } });
          errors++;
        }
        if (lengthOf(data7) < 8) {
          (findings ??= []).push({ instancePath: '/password', keyword: 'minLength', params: { limit: 8 } });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data8 = data.status;
      if (typeof data8 !== 'string' && data8 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data8 === 'LOCKED' || data8 === 'ACTIVE' || data8 === 'INACTIVE' || data8 === null)) {
        (findings ??= []).push({
          instancePath: '/status',
          keyword: 'enum',
          params: { allowedValues: ['LOCKED', 'ACTIVE', 'INACTIVE', null] },
        });
        errors++;
      }
    }
    if (data.is_superuser !== undefined) {
      const data9 = data.is_superuser;
      if (typeof data9 !== 'boolean' && data9 !== null) {
        (findings ??= []).push({
          instancePath: '/is_superuser',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.office_id !== undefined) {
      const data10 = data.office_id;
      if (typeof data10 !== 'string' && data10 !== null) {
        (findings ??= []).push({ instancePath: '/office_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.offices !== undefined) {
      const data11 = data.offices;
      if (!Array.isArray(data11) && data11 !== null) {
        (findings ??= []).push({ instancePath: '/offices', keyword: 'type', params: { type: ['array', 'null'] } });
        errors++;
      }
      if (Array.isArray(data11)) {
        if (data11.length > 50) {
          (findings ??= []).push({ instancePath: '/offices', keyword: 'maxItems', params: { limit: 50 } });
          errors++;
        }
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const data12 = data11[i0];
          if (data12 && typeof data12 == 'object' && !Array.isArray(data12)) {
            if (data12.office_id === undefined) {
              (findings ??= []).push({
                instancePath: '/offices/' + i0,
                keyword: 'required',
                params: { missingProperty: 'office_id' },
              });
              errors++;
            }
            if (data12.office_id !== undefined) {
              const data13 = data12.office_id;
              if (typeof data13 === 'string') {
                if (lengthOf(data13) < 1) {
                  (findings ??= []).push({
                    instancePath: '/offices/' + i0 + '/office_id',
                    keyword: 'minLength',
                    params: { limit: 1 },
                  });
                  errors++;
                }
              } else {
                (findings ??= []).push({
                  instancePath: '/offices/' + i0 + '/office_id',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data12.role_id !== undefined) {
              const data14 = data12.role_id;
              if (typeof data14 !== 'string' && data14 !== null) {
                (findings ??= []).push({
                  instancePath: '/offices/' + i0 + '/role_id',
                  keyword: 'type',
                  params: { type: ['string', 'null'] },
                });
                errors++;
              }
            }
            if (data12.permissions !== undefined) {
              const data15 = data12.permissions;
              if (!Array.isArray(data15) && data15 !== null) {
                (findings ??= []).push({
                  instancePath: '/offices/' + i0 + '/permissions',
                  keyword: 'type',
                  params: { type: ['array', 'null'] },
                });
                errors++;
              }
              if (Array.isArray(data15)) {
                if (data15.length > 300) {
                  (findings ??= []).push({
                    instancePath: '/offices/' + i0 + '/permissions',
                    keyword: 'maxItems',
                    params: { limit: 300 },
                  });
                  errors++;
                }
                const len1 = data15.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  const data16 = data15[i1];
                  if (typeof data16 === 'string') {
                    if (lengthOf(data16) > 80) {
                      (findings ??= []).push({
                        instancePath: '/offices/' + i0 + '/permissions/' + i1,
                        keyword: 'maxLength',
                        params: { limit: 80 },
                      });
                      errors++;
                    }
                    if (!permissionSlugPattern.test(data16)) {
                      (findings ??= []).push({
                        instancePath: '/offices/' + i0 + '/permissions/' + i1,
                        keyword: 'format',
                        params: { format: 'permission-slug' },
                      });
                      errors++;
                    }
                  } else {
                    (findings ??= []).push({
                      instancePath: '/offices/' + i0 + '/permissions/' + i1,
                      keyword: 'type',
                      params: { type: 'string' },
                    });
                    errors++;
                  }
                }
                let i2 = data15.length;
                let j0;
                if (i2 > 1) {
                  const indices0 = {};
                  for (; i2--;) {
                    let item0 = data15[i2];
                    if (typeof item0 !== 'string') {
                      continue;
                    }
                    if (typeof indices0[item0] == 'number') {
                      j0 = indices0[item0];
                      (findings ??= []).push({
                        instancePath: '/offices/' + i0 + '/permissions',
                        keyword: 'uniqueItems',
                        params: { i: i2, j: j0 },
                      });
                      errors++;
                      break;
                    }
                    indices0[item0] = i2;
                  }
                }
              }
            }
            if (data12.is_admin !== undefined) {
              const data17 = data12.is_admin;
              if (typeof data17 !== 'boolean' && data17 !== null) {
                (findings ??= []).push({
                  instancePath: '/offices/' + i0 + '/is_admin',
                  keyword: 'type',
                  params: { type: ['boolean', 'null'] },
                });
                errors++;
              }
            }
          } else {
            (findings ??= []).push({ instancePath: '/offices/' + i0, keyword: 'type', params: { type: 'object' } });
            errors++;
          }
        }
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateUser.errors = findings;
  return errors === 0;
}

const usernamePattern = /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const permissionSlugPattern = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/u;
const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');
