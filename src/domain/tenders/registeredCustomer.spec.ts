import { expect, it } from 'vitest'
import { readRegisteredCustomer } from './registeredCustomer'

const NEW = { companyName: ' IŞIK İnşaat ', employeeName: 'Ayşe' }

it.each([
  ['a new company with somebody', NEW, null],
  ['somebody known there', { company: 3, employee: 4 }, null],
  ['a known company alone', { company: '3' }, null],
  ['a new person of a known company', { company: 3, employeeName: 'Ayşe', email: 'a@b.co' }, null],
  ['nothing', null, { code: 'required' }],
  ['somebody known, with another address', { company: 3, employee: 4, email: 'a@b.co' }, null],
  ['a name of 200 letters', { ...NEW, branchName: 'x'.repeat(200) }, null],
  ['what is left open', { ...NEW, company: null, employee: null, email: null, phone: null }, null],
  ['what is empty', { ...NEW, company: '', employee: '', email: '', phone: '' }, null],
  [
    'a number of nobody',
    { company: 3, phone: '0532 111 22 33' },
    { code: 'required', at: 'employeeName' },
  ],
  ['a text', 'Ayşe', { code: 'invalidInput' }],
  ['no object', [], { code: 'invalidInput' }],
  ['nobody', {}, { code: 'required', at: 'companyName' }],
  ['a company of blanks', { companyName: '  ' }, { code: 'required', at: 'companyName' }],
  ['a company of nobody', { companyName: 'x' }, { code: 'required', at: 'employeeName' }],
  [
    'an address of nobody',
    { company: 3, email: 'a@b.co' },
    { code: 'required', at: 'employeeName' },
  ],
  ['a person of no company', { ...NEW, employee: 4 }, { code: 'required', at: 'company' }],
  ['no number', { company: 'x' }, { code: 'invalidId', at: 'company' }],
  ['a text that is none', { ...NEW, phone: 5 }, { code: 'invalidInput', at: 'phone' }],
  [
    'a long text',
    { ...NEW, branchName: 'x'.repeat(201) },
    { code: 'textTooLong', at: 'branchName', data: { max: 200 } },
  ],
  ['a wrong address', { ...NEW, email: 'a@' }, { code: 'invalidEmail', at: 'email' }],
  ['a wrong number', { ...NEW, phone: 'yok' }, { code: 'invalidPhone', at: 'phone' }],
])('%s', (_, sent, found) => {
  const read = readRegisteredCustomer(sent)
  if (found) expect(read).toEqual(found)
  else expect(read).toHaveProperty('value')
})

it('is clean, and null where nothing was said', () => {
  expect(readRegisteredCustomer({ ...NEW, phone: ' 0532  111 22 33 ', branchName: '' })).toEqual({
    value: {
      company: null,
      companyName: 'IŞIK İnşaat',
      branchName: null,
      employee: null,
      employeeName: 'Ayşe',
      email: null,
      phone: '0532 111 22 33',
    },
  })
})
