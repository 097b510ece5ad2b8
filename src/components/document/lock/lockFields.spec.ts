import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import { lockFields } from './lockFields'
import { lockOf } from './lockOf'

const text = (name: string) => ({ name, type: 'text', admin: { width: '50%' } }) as ClientField

it('should lock what an approval binds, in rows too, and nothing else', () => {
  const fields = [
    text('title'),
    { type: 'row', fields: [text('notes'), text('internalNote')] } as ClientField,
    { name: 'paymentInstallments', type: 'array', fields: [] } as unknown as ClientField,
  ]
  const lock = lockOf({ slug: 'tenders', status: 'approved' })
  expect(lock && lockFields(fields, lock)).toEqual([
    { name: 'title', type: 'text', admin: { width: '50%', readOnly: true } },
    {
      type: 'row',
      fields: [
        { name: 'notes', type: 'text', admin: { width: '50%', readOnly: true } },
        { name: 'internalNote', type: 'text', admin: { width: '50%' } },
      ],
    },
    { name: 'paymentInstallments', type: 'array', fields: [], admin: { readOnly: true } },
  ])
})
