import { describe, expect, it } from 'vitest';
import { retypeForm } from '../../generated/retype/form.gen.ts';
import { contactProof, knownAnswers, presentAnswers, proofAfter, correctionForm } from './retype.ts';

const order = {
  code: 'DH26000001',
  corrections: [
    { field: 'identity_number', message: 'Thiếu một số' },
    { field: 'portrait', message: 'Ảnh mờ' },
    { field: 'portrait', message: 'Không đội mũ' },
    { field: 'district_id', message: 'Phường nào?' },
    { field: 'made_up', message: 'x' },
  ],
  masked: { identity_number: '****345' },
};
const present = (value: string) => `Now: ${value}`;
const form = correctionForm(retypeForm, order, present);
const [step] = form.steps;

describe('Form for corrections that a clerk requests', () => {
  it('the correction form asks only for the fields that the clerk wants corrected', () => {
    expect(form.submit.path).toBe('public/orders/DH26000001/retype');
    expect(step?.fields.map(({ name, note, required }) => [name, note, required])).toEqual([
      ['identity_number', 'Thiếu một số\nNow: ****345', true],
      ['district_id', 'Phường nào?', true],
      ['portrait', 'Ảnh mờ\nKhông đội mũ', true],
    ]);
  });

  it('the correction form searches all wards only if the city is neither asked nor known', () => {
    const districtOf = (fields: readonly string[], answers = {}) =>
      correctionForm(
        retypeForm,
        { code: 'x', corrections: fields.map((field) => ({ field, message: '' })), masked: {}, answers },
        present,
      ).steps[0]?.fields.find(({ name }) => name === 'district_id')?.options?.path;
    expect(districtOf(['district_id'])).toBe('public/districts');
    expect(districtOf(['city_id', 'district_id'])).toBe('public/districts?city={city_id}');
    expect(districtOf(['district_id'], { city_id: 'c1' })).toBe('public/districts?city={city_id}');
  });

  it('the correction form requires every requested field and validates each field by its own rules', () => {
    const answers = { identity_number: '001099012345', district_id: 'd1', portrait: '/api/v1/uploads/x' };
    expect(step?.validate(answers)).toBe(true);
    expect(step?.validate({ ...answers, portrait: undefined })).toBe(false);
    expect(step?.validate({ ...answers, identity_number: '12' })).toBe(false);
  });

  it("the correction form starts with the customer's current choices but without the pictures to replace", () => {
    expect(presentAnswers(form, { district_id: 'd1', portrait: '/old', identity_number: null })).toEqual({
      district_id: 'd1',
    });
  });

  it('the correction form uses known values that limit the choices, such as the passenger group', () => {
    expect(knownAnswers(form, { district_id: 'd1', object_group_id: 'g1' })).toEqual({ object_group_id: 'g1' });
  });

  it("the correction form proves the customer's identity with the previous contact data", () => {
    expect(contactProof({ phone: '0912345678' })).toEqual({ contact_phone: '0912345678' });
    expect(proofAfter({ phone: '0912345678' }, { phone: '0987654321', email: 'a@b.vn' })).toEqual({
      phone: '0987654321',
    });
    expect(proofAfter({ email: 'a@b.vn' }, { phone: '0987654321' })).toEqual({ email: 'a@b.vn' });
  });
});
