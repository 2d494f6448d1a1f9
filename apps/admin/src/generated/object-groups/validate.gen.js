// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateObjectGroup(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 6) {
        found.push(finding('/code', 'maxLength', { limit: 6 }));
      }
      if (!shortNamePattern.test(data.code)) {
        found.push(finding('/code', 'format', { format: 'short-name' }));
      }
    } else {
      found.push(finding('/code', 'type', { type: 'string' }));
    }
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (isObject(data.name)) {
      if (data.name.vi === undefined) {
        found.push(finding('/name', 'required', { missingProperty: 'vi' }));
      } else if (typeof data.name.vi === 'string') {
        if (lengthOf(data.name.vi) < 2) {
          found.push(finding('/name/vi', 'minLength', { limit: 2 }));
        }
        if (lengthOf(data.name.vi) > 150) {
          found.push(finding('/name/vi', 'maxLength', { limit: 150 }));
        }
      } else {
        found.push(finding('/name/vi', 'type', { type: 'string' }));
      }
      if (data.name.en !== undefined) {
        if (typeof data.name.en === 'string') {
          if (lengthOf(data.name.en) < 2) {
            found.push(finding('/name/en', 'minLength', { limit: 2 }));
          }
          if (lengthOf(data.name.en) > 150) {
            found.push(finding('/name/en', 'maxLength', { limit: 150 }));
          }
        } else if (data.name.en !== null) {
          found.push(finding('/name/en', 'type', { type: ['string', 'null'] }));
        }
      }
    } else {
      found.push(finding('/name', 'type', { type: 'object' }));
    }
    if (data.card_kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'card_kind' }));
    } else if (!cardKindValues.includes(data.card_kind)) {
      found.push(finding('/card_kind', 'enum', { allowedValues: cardKindValues }));
    }
    if (data.discount_percent === undefined) {
      found.push(finding('', 'required', { missingProperty: 'discount_percent' }));
    } else if (Number.isInteger(data.discount_percent)) {
      if (!(data.discount_percent >= 0)) {
        found.push(finding('/discount_percent', 'minimum', { limit: 0 }));
      }
      if (!(data.discount_percent <= 100)) {
        found.push(finding('/discount_percent', 'maximum', { limit: 100 }));
      }
    } else {
      found.push(finding('/discount_percent', 'type', { type: 'integer' }));
    }
    if (data.documents_required !== undefined) {
      if (Array.isArray(data.documents_required)) {
        if (data.documents_required.length > 10) {
          found.push(finding('/documents_required', 'maxItems', { limit: 10 }));
        }
        for (const [index, item] of data.documents_required.entries()) {
          if (isObject(item)) {
            if (item.name === undefined) {
              found.push(finding(`/documents_required/${index}`, 'required', { missingProperty: 'name' }));
            } else if (isObject(item.name)) {
              if (item.name.vi === undefined) {
                found.push(finding(`/documents_required/${index}/name`, 'required', { missingProperty: 'vi' }));
              } else if (typeof item.name.vi === 'string') {
                if (lengthOf(item.name.vi) < 3) {
                  found.push(finding(`/documents_required/${index}/name/vi`, 'minLength', { limit: 3 }));
                }
                if (lengthOf(item.name.vi) > 200) {
                  found.push(finding(`/documents_required/${index}/name/vi`, 'maxLength', { limit: 200 }));
                }
              } else {
                found.push(finding(`/documents_required/${index}/name/vi`, 'type', { type: 'string' }));
              }
              if (item.name.en !== undefined) {
                if (typeof item.name.en === 'string') {
                  if (lengthOf(item.name.en) < 3) {
                    found.push(finding(`/documents_required/${index}/name/en`, 'minLength', { limit: 3 }));
                  }
                  if (lengthOf(item.name.en) > 200) {
                    found.push(finding(`/documents_required/${index}/name/en`, 'maxLength', { limit: 200 }));
                  }
                } else if (item.name.en !== null) {
                  found.push(finding(`/documents_required/${index}/name/en`, 'type', { type: ['string', 'null'] }));
                }
              }
            } else {
              found.push(finding(`/documents_required/${index}/name`, 'type', { type: 'object' }));
            }
          } else {
            found.push(finding(`/documents_required/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.documents_required !== null) {
        found.push(finding('/documents_required', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.validity_months !== undefined) {
      if (Number.isInteger(data.validity_months)) {
        if (!(data.validity_months >= 1)) {
          found.push(finding('/validity_months', 'minimum', { limit: 1 }));
        }
        if (!(data.validity_months <= 120)) {
          found.push(finding('/validity_months', 'maximum', { limit: 120 }));
        }
      } else if (data.validity_months !== null) {
        found.push(finding('/validity_months', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (
      data.needs_approval !== undefined &&
      !(typeof data.needs_approval === 'boolean' || data.needs_approval === null)
    ) {
      found.push(finding('/needs_approval', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.min_members !== undefined) {
      if (Number.isInteger(data.min_members)) {
        if (!(data.min_members >= 2)) {
          found.push(finding('/min_members', 'minimum', { limit: 2 }));
        }
        if (!(data.min_members <= 10000)) {
          found.push(finding('/min_members', 'maximum', { limit: 10000 }));
        }
      } else if (data.min_members !== null) {
        found.push(finding('/min_members', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.age_from !== undefined) {
      if (Number.isInteger(data.age_from)) {
        if (!(data.age_from >= 0)) {
          found.push(finding('/age_from', 'minimum', { limit: 0 }));
        }
        if (!(data.age_from <= 120)) {
          found.push(finding('/age_from', 'maximum', { limit: 120 }));
        }
      } else if (data.age_from !== null) {
        found.push(finding('/age_from', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.age_to !== undefined) {
      if (Number.isInteger(data.age_to)) {
        if (!(data.age_to >= 0)) {
          found.push(finding('/age_to', 'minimum', { limit: 0 }));
        }
        if (!(data.age_to <= 120)) {
          found.push(finding('/age_to', 'maximum', { limit: 120 }));
        }
      } else if (data.age_to !== null) {
        found.push(finding('/age_to', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.description !== undefined) {
      if (isObject(data.description)) {
        if (data.description.vi !== undefined) {
          if (typeof data.description.vi === 'string') {
            if (lengthOf(data.description.vi) > 1000) {
              found.push(finding('/description/vi', 'maxLength', { limit: 1000 }));
            }
          } else if (data.description.vi !== null) {
            found.push(finding('/description/vi', 'type', { type: ['string', 'null'] }));
          }
        }
        if (data.description.en !== undefined) {
          if (typeof data.description.en === 'string') {
            if (lengthOf(data.description.en) > 1000) {
              found.push(finding('/description/en', 'maxLength', { limit: 1000 }));
            }
          } else if (data.description.en !== null) {
            found.push(finding('/description/en', 'type', { type: ['string', 'null'] }));
          }
        }
      } else if (data.description !== null) {
        found.push(finding('/description', 'type', { type: ['object', 'null'] }));
      }
    }
    if (data.issuer_id !== undefined && !(typeof data.issuer_id === 'string' || data.issuer_id === null)) {
      found.push(finding('/issuer_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateObjectGroup.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const shortNamePattern = /^[A-Z0-9]{2,10}$/u;
const cardKindValues = ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'];
const statusValues = ['ACTIVE', 'INACTIVE', null];
