import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { apiReference, WEBHOOK_REQUESTS, type ReferenceOperation } from './apiReference'
import { referencePage } from './referencePage'

type Document = { paths: Record<string, Record<string, { operationId: string }>> }
const text = readFileSync('docs/openapi.json', 'utf8')
const document = JSON.parse(text) as JsonSchema
const reference = apiReference(document)
const all = reference.groups.flatMap(({ operations }) => operations)
const find = (id: string) => all.find((one) => one.id === id) as ReferenceOperation

describe('the reference', () => {
  it('has every operation of the document once, and the request of webhooks', () => {
    const { paths } = JSON.parse(text) as Document
    const ids = Object.values(paths).flatMap((one) =>
      Object.values(one).map(({ operationId }) => operationId),
    )
    expect(all.map(({ id }) => id).sort()).toEqual([...ids, 'event'].sort())
    const webhook = find('event')
    expect(webhook.tag).toBe(WEBHOOK_REQUESTS)
    expect(webhook.parameters.map(({ name }) => name)).toContain('webhook-signature:')
    expect(webhook.body.map(({ name }) => name)).toEqual(['id', 'type', 'timestamp', 'data'])
  })

  it('says what a command needs, takes, answers and is refused with', () => {
    const invoice = find('tenders.invoice')
    expect(invoice).toMatchObject({
      method: 'POST',
      path: '/tenders/{id}/invoice',
      callers: 'all',
      rights: ['invoice:tenders'],
      states: ['approved'],
    })
    expect(invoice.body[0]).toMatchObject({
      name: 'invoiceNumber',
      type: 'string | integer | null',
      note: expect.stringContaining('invoiceNumberTaken'),
    })
    expect(invoice.answers).toMatchObject([{ status: '200', type: 'tenders' }])
    expect(invoice.refusals.find(({ status }) => status === '409')?.text).toContain(
      'invoiceNumberTaken',
    )
    expect(find('today').callers).toBe('people')
    expect(find('health').callers).toBe('anybody')
  })

  it('follows references, also of parameters and of bodies of records', () => {
    const list = find('companies.list')
    expect(list.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Accept-Language:', 'where', 'limit']),
    )
    expect(list.answers[0]?.type).toBe('Page')
    const create = find('companies.create')
    expect(create.bodyType).toBe('companies.sent')
    expect(create.body.map(({ name }) => name)).toContain('name')
    expect(JSON.stringify(all)).not.toMatch(/undefined|\[object|\$ref/)
  })
})

describe('the page of the reference', () => {
  it('begins with the groups alone', () => {
    const page = referencePage(reference, {})
    expect(page).toMatchObject({ group: '', operation: null, operations: [], record: [] })
    expect(page?.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
  })

  it('shows a group with the fields of its records, or one operation', () => {
    const group = referencePage(reference, { group: 'companies' })
    expect(group?.operations.map(({ tag }) => tag)).toEqual(
      group?.operations.map(() => 'companies'),
    )
    expect(group?.record.map(({ name }) => name)).toContain('email')
    const one = referencePage(reference, { operation: 'companies.read' })
    expect([one?.operation?.path, one?.group]).toEqual(['/companies/{id}', 'companies'])
    expect(referencePage(reference, { group: 'forgotten' })).toBeNull()
    expect(referencePage(reference, { operation: 'companies.forget' })).toBeNull()
  })

  it.each([
    ['invoiceNumberTaken', 'tenders.invoice'],
    ['POST  Reserv', 'stock-reservations.create'],
    ['approve:tenders', 'tenders.approve'],
    ['webhook-signature', 'event'],
  ])('finds by words: %s', (search, id) => {
    const ids = referencePage(reference, { search })?.operations.map((one) => one.id)
    expect(ids).toContain(id)
    expect(ids?.length).toBeLessThan(60)
  })
})
