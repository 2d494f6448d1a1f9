// From schemas/resources/users.json by `tuyen generate`. Edit that file instead.
import { isEmail, lengthOf } from '../validation.gen.js';

export function validateUser(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.is_superuser === undefined && (missing0 = 'is_superuser')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.is_superuser !== undefined) {
        if (true !== data.is_superuser) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs4 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.offices === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/else/required',
          keyword: 'required',
          params: { missingProperty: 'offices' },
        });
        errors++;
      }
      if (data.offices !== undefined) {
        let data1 = data.offices;
        if (Array.isArray(data1)) {
          if (data1.length < 1) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/offices',
              schemaPath: '#/else/properties/offices/minItems',
              keyword: 'minItems',
              params: { limit: 1 },
            });
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/if', keyword: 'if', params: { failingKeyword: 'else' } });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.username === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'username' },
      });
      errors++;
    }
    if (data.email === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      });
      errors++;
    }
    if (data.full_name === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'full_name' },
      });
      errors++;
    }
    if (data.username !== undefined) {
      let data2 = data.username;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 50) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/username',
            schemaPath: '#/properties/username/maxLength',
            keyword: 'maxLength',
            params: { limit: 50 },
          });
          errors++;
        }
        if (lengthOf(data2) < 3) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/username',
            schemaPath: '#/properties/username/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          });
          errors++;
        }
        if (!formats0.test(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/username',
            schemaPath: '#/properties/username/format',
            keyword: 'format',
            params: { format: 'username' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/username',
          schemaPath: '#/properties/username/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data3 = data.email;
      if (typeof data3 === 'string') {
        if (lengthOf(data3) > 254) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          });
          errors++;
        }
        if (!isEmail(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/format',
            keyword: 'format',
            params: { format: 'email' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.full_name !== undefined) {
      let data4 = data.full_name;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 100) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/full_name',
            schemaPath: '#/properties/full_name/maxLength',
            keyword: 'maxLength',
            params: { limit: 100 },
          });
          errors++;
        }
        if (lengthOf(data4) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/full_name',
            schemaPath: '#/properties/full_name/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/full_name',
          schemaPath: '#/properties/full_name/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.phone !== undefined) {
      let data5 = data.phone;
      if (typeof data5 !== 'string' && data5 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/phone',
          schemaPath: '#/properties/phone/type',
          keyword: 'type',
          params: { type: schema0.properties.phone.type },
        });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (!formats4.test(data5)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/format',
            keyword: 'format',
            params: { format: 'vn-phone' },
          });
          errors++;
        }
      }
    }
    if (data.avatar !== undefined) {
      let data6 = data.avatar;
      if (typeof data6 !== 'string' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/avatar',
          schemaPath: '#/properties/avatar/type',
          keyword: 'type',
          params: { type: schema0.properties.avatar.type },
        });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/avatar',
            schemaPath: '#/properties/avatar/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
        if (!pattern0.test(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/avatar',
            schemaPath: '#/properties/avatar/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.password !== undefined) {
      let data7 = data.password;
      if (typeof data7 !== 'string' && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
          keyword: 'type',
          params: { type: schema0.properties.password.type },
        });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (lengthOf(data7) > 72) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { limit: 72 },
          });
          errors++;
        }
        if (lengthOf(data7) < 8) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { limit: 8 },
          });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data8 = data.status;
      if (typeof data8 !== 'string' && data8 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data8 === 'LOCKED' || data8 === 'ACTIVE' || data8 === 'INACTIVE' || data8 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.status.enum },
        });
        errors++;
      }
    }
    if (data.is_superuser !== undefined) {
      let data9 = data.is_superuser;
      if (typeof data9 !== 'boolean' && data9 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/is_superuser',
          schemaPath: '#/properties/is_superuser/type',
          keyword: 'type',
          params: { type: schema0.properties.is_superuser.type },
        });
        errors++;
      }
    }
    if (data.office_id !== undefined) {
      let data10 = data.office_id;
      if (typeof data10 !== 'string' && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/office_id',
          schemaPath: '#/properties/office_id/type',
          keyword: 'type',
          params: { type: schema0.properties.office_id.type },
        });
        errors++;
      }
    }
    if (data.offices !== undefined) {
      let data11 = data.offices;
      if (!Array.isArray(data11) && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/offices',
          schemaPath: '#/properties/offices/type',
          keyword: 'type',
          params: { type: schema0.properties.offices.type },
        });
        errors++;
      }
      if (Array.isArray(data11)) {
        if (data11.length > 50) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/offices',
            schemaPath: '#/properties/offices/maxItems',
            keyword: 'maxItems',
            params: { limit: 50 },
          });
          errors++;
        }
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (data12 && typeof data12 == 'object' && !Array.isArray(data12)) {
            if (data12.office_id === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/offices/' + i0,
                schemaPath: '#/properties/offices/items/required',
                keyword: 'required',
                params: { missingProperty: 'office_id' },
              });
              errors++;
            }
            if (data12.office_id !== undefined) {
              if (typeof data12.office_id !== 'string') {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/offices/' + i0 + '/office_id',
                  schemaPath: '#/properties/offices/items/properties/office_id/type',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data12.role_id !== undefined) {
              let data14 = data12.role_id;
              if (typeof data14 !== 'string' && data14 !== null) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/offices/' + i0 + '/role_id',
                  schemaPath: '#/properties/offices/items/properties/role_id/type',
                  keyword: 'type',
                  params: { type: schema0.properties.offices.items.properties.role_id.type },
                });
                errors++;
              }
            }
            if (data12.permissions !== undefined) {
              let data15 = data12.permissions;
              if (!Array.isArray(data15) && data15 !== null) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/offices/' + i0 + '/permissions',
                  schemaPath: '#/properties/offices/items/properties/permissions/type',
                  keyword: 'type',
                  params: { type: schema0.properties.offices.items.properties.permissions.type },
                });
                errors++;
              }
              if (Array.isArray(data15)) {
                if (data15.length > 300) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/offices/' + i0 + '/permissions',
                    schemaPath: '#/properties/offices/items/properties/permissions/maxItems',
                    keyword: 'maxItems',
                    params: { limit: 300 },
                  });
                  errors++;
                }
                const len1 = data15.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data16 = data15[i1];
                  if (typeof data16 === 'string') {
                    if (lengthOf(data16) > 80) {
                      (vErrors ??= []).push({
                        instancePath: instancePath + '/offices/' + i0 + '/permissions/' + i1,
                        schemaPath: '#/properties/offices/items/properties/permissions/items/maxLength',
                        keyword: 'maxLength',
                        params: { limit: 80 },
                      });
                      errors++;
                    }
                    if (!formats6.test(data16)) {
                      (vErrors ??= []).push({
                        instancePath: instancePath + '/offices/' + i0 + '/permissions/' + i1,
                        schemaPath: '#/properties/offices/items/properties/permissions/items/format',
                        keyword: 'format',
                        params: { format: 'permission-slug' },
                      });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({
                      instancePath: instancePath + '/offices/' + i0 + '/permissions/' + i1,
                      schemaPath: '#/properties/offices/items/properties/permissions/items/type',
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
                      (vErrors ??= []).push({
                        instancePath: instancePath + '/offices/' + i0 + '/permissions',
                        schemaPath: '#/properties/offices/items/properties/permissions/uniqueItems',
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
              let data17 = data12.is_admin;
              if (typeof data17 !== 'boolean' && data17 !== null) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/offices/' + i0 + '/is_admin',
                  schemaPath: '#/properties/offices/items/properties/is_admin/type',
                  keyword: 'type',
                  params: { type: schema0.properties.offices.items.properties.is_admin.type },
                });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/offices/' + i0,
              schemaPath: '#/properties/offices/items/type',
              keyword: 'type',
              params: { type: 'object' },
            });
            errors++;
          }
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateUser.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  if: { required: ['is_superuser'], properties: { is_superuser: { const: true } } },
  else: { required: ['offices'], properties: { offices: { minItems: 1 } } },
  required: ['username', 'email', 'full_name'],
  properties: {
    username: { type: 'string', format: 'username', minLength: 3, maxLength: 50 },
    email: { type: 'string', format: 'email', maxLength: 254 },
    full_name: { type: 'string', minLength: 2, maxLength: 100 },
    phone: { format: 'vn-phone', type: ['string', 'null'] },
    avatar: { type: ['string', 'null'], pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
    password: { type: ['string', 'null'], minLength: 8, maxLength: 72 },
    status: { type: ['string', 'null'], enum: ['LOCKED', 'ACTIVE', 'INACTIVE', null] },
    is_superuser: { type: ['boolean', 'null'] },
    office_id: { type: ['string', 'null'] },
    offices: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['office_id'],
        properties: {
          office_id: { type: 'string' },
          role_id: { type: ['string', 'null'] },
          permissions: {
            type: ['array', 'null'],
            items: { type: 'string', format: 'permission-slug', maxLength: 80 },
            uniqueItems: true,
            maxItems: 300,
          },
          is_admin: { type: ['boolean', 'null'] },
        },
      },
      maxItems: 50,
    },
  },
};
const formats0 = /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/u;
const formats4 =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const formats6 = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/u;
const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');
