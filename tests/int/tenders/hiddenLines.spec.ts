import { expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { makePerson } from '../../factories/person'
import { freeLine, makeTender } from '../../factories/tender'

it('answers a tender without its lines to a role that leaves them out', async () => {
  const { id } = await makeTender({ items: [freeLine({ unitPrice: 987.65 })] })
  const narrowed = await makePerson([
    { subject: 'tenders', actions: ['read'], fields: ['title', 'status', 'notes'] },
    { subject: 'tenders', actions: ['write'] },
  ])
  expect((await narrowed.get(`/tenders/${id}`)).text).not.toContain('987.65')
  const saved = await narrowed.patch<{ doc: Json }>(`/tenders/${id}`, { notes: 'yeni' })
  expect(saved.json.doc.notes).toBe('yeni')
  expect(saved.text).not.toContain('987.65')
  const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
  expect((await reader.get(`/tenders/${id}`)).text).toContain('987.65')
})
