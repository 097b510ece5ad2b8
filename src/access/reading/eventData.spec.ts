import { describe, expect, it } from 'vitest'
import { allPermissions, buildAbility } from '../buildAbility'
import type { Permission, Subject } from '../roles/permissions'
import { readableEventData } from './eventData'

const reads = (subject: Subject, ...fields: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields.length > 0 && { fields }),
})
const seen = (permissions: Permission[], name: string, data: Record<string, unknown>) =>
  readableEventData(buildAbility(permissions), { name, data })

const REQUEST = {
  title: 'Montaj',
  number: null,
  createdBy: 5,
  approver: 6,
  note: 'Acele',
  company: 'Çınar',
  total: '10.00',
  currency: 'EUR',
  unknown: 'x',
}

describe('the data of an event', () => {
  it('is whole for its readers, but for what is no part of a record', () => {
    const { unknown: _, ...known } = REQUEST
    expect(seen(allPermissions(), 'approvalRequested', REQUEST)).toEqual(known)
    expect(
      seen(allPermissions(), 'tenderSent', { title: 'Montaj', totalBase: '1', fourEyes: true }),
    ).toEqual({ title: 'Montaj', totalBase: '1' })
  })

  it('leaves out values of fields that are closed', () => {
    const narrow = reads('tenders', 'approvalAskedAt', 'title', 'company', 'total')
    expect(seen([narrow], 'approvalRequested', REQUEST)).toEqual({ title: 'Montaj' })
    // The name of a customer needs the right to customers.
    expect(seen([narrow, reads('customers')], 'approvalRequested', REQUEST)).toEqual({
      title: 'Montaj',
      company: 'Çınar',
    })
  })

  it.each([
    ['tenderApproved', 'isApproved'],
    ['tenderInvoiced', 'isInvoiced'],
    ['tenderAccepted', 'acceptedAt'],
    ['tenderSent', 'status'],
  ])('of %s is not there without the field that shows it', (name, field) => {
    expect(seen([reads('tenders', 'title')], name, { title: 'Montaj' })).toBeNull()
    expect(seen([reads('tenders', 'title', field)], name, { title: 'Montaj' })).toEqual({
      title: 'Montaj',
    })
  })

  it.each(['companyMerged', 'companySplit'])('of %s needs the field with the other one', (name) => {
    const data = { name: 'Çınar', into: 7, from: 7 }
    expect(seen([reads('customers', 'name')], name, data)).toBeNull()
    expect(seen([reads('customers', 'mergedInto')], name, data)).toEqual(
      name === 'companyMerged' ? { into: 7 } : { from: 7 },
    )
  })

  it('of an answer needs the whole tender, as answers do', () => {
    const all = reads('tenders', 'title', 'status', 'acceptedAt', 'acceptedName')
    expect(seen([all], 'tenderDeclined', { title: 'Montaj' })).toBeNull()
    expect(seen([reads('tenders')], 'tenderDeclined', { title: 'Montaj' })).not.toBeNull()
  })

  it.each(['importEnded', 'noteWritten', 'created', 'toString'])('is none of %s', (name) =>
    expect(seen(allPermissions(), name, {})).toBeNull(),
  )

  it('is not there without the subject', () => {
    expect(seen([reads('customers')], 'tenderApproved', {})).toBeNull()
    expect(seen([reads('tenders')], 'stockRanLow', {})).toBeNull()
  })
})
