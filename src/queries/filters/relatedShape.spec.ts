import type { Field, Payload } from 'payload'
import { flattenAllFields } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { collectionShape } from './collectionShape'
import { relatedShape } from './relatedShape'

const payloadOf = (collections: Record<string, Field[]>) => {
  const entries = Object.entries(collections).map(([slug, fields]) => {
    const config = { slug, flattenedFields: flattenAllFields({ fields }) }
    return [slug, { config }] as const
  })
  return { collections: Object.fromEntries(entries) } as unknown as Payload
}

const to = (relationTo: string | string[], more = {}) =>
  ({ type: 'relationship', relationTo, ...more }) as unknown as Field

const payload = payloadOf({
  employees: [
    { name: 'name', type: 'text' },
    to('companies', { name: 'company' }),
    to('companies', { name: 'branches', hasMany: true }),
    { name: 'photo', type: 'upload', relationTo: 'media' as never },
    to(['companies', 'employees'], { name: 'subject' }),
    to(['companies'], { name: 'owner' }),
    to('nothing', { name: 'lost' }),
    to('companies', { name: 'secret', hidden: true }),
    { name: 'more', type: 'group', fields: [to('companies', { name: 'company' })] },
  ],
  companies: [
    { name: 'title', type: 'text', access: { read: () => false } },
    { name: 'hash', type: 'text' },
    to('employees', { name: 'head' }),
    { name: 'address', type: 'group', fields: [{ name: 'city', type: 'text' }] },
  ],
  media: [{ name: 'alt', type: 'text' }],
})

const columnsOf = (slug: string) => relatedShape(payload, slug) ?? new Map()
const ofCompanies = collectionShape(payload.collections['companies' as never]['config'])

describe('the columns with those of related records', () => {
  it('are those of records of one collection, one step away', () => {
    const own = [
      'name',
      'company',
      'branches',
      'photo',
      'subject',
      'owner',
      'lost',
      'more.company',
      'id',
    ]
    const related = ['company', 'branches'].flatMap((name) => [`${name}.title`, `${name}.head`])
    expect([...columnsOf('employees').keys()]).toEqual([...own, ...related, 'photo.alt'])
  })

  it('are judged as in their own collection', () => {
    expect(columnsOf('employees').get('company.title')).toBe(ofCompanies.get('title'))
  })

  it('leave the columns of the collection itself as they are', () => {
    expect([...ofCompanies.keys()]).toEqual(['title', 'head', 'address.city', 'id'])
    expect(columnsOf('companies').get('title')).toBe(ofCompanies.get('title'))
  })

  it('are worked out once for each collection', () => {
    expect(columnsOf('employees')).toBe(columnsOf('employees'))
    expect(columnsOf('employees')).not.toBe(columnsOf('companies'))
  })

  it.each(['nothing', '', 'constructor'])('are none for "%s", which is no collection', (slug) => {
    expect(relatedShape(payload, slug)).toBeUndefined()
  })
})
