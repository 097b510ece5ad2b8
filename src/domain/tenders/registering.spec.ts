import { describe, expect, it } from 'vitest'
import {
  isSure,
  likelyCustomers,
  refuseRegistering,
  type Alike,
  type Likeness,
} from './registering'
import { TENDER_STATUSES } from './status'

describe('an unregistered person becomes a customer', () => {
  it('while the tender may still change', () => {
    for (const status of TENDER_STATUSES)
      expect(refuseRegistering({ status, unconnectedName: 'Ayşe' }), status).toBe(
        status === 'draft' || status === 'sent' ? null : 'tenderLocked',
      )
  })

  it.each([
    [{ company: 3 }, 'alreadyRegistered'],
    [{ company: { id: 3 }, unconnectedName: 'Ayşe' }, 'alreadyRegistered'],
    [{ company: null, unconnectedName: ' ' }, 'bidderMissing'],
    [{}, 'bidderMissing'],
    [{ unconnectedName: 'Ayşe', hasChoice: true }, 'applyChoiceFirst'],
    [{ unconnectedName: 'Ayşe', hasChoice: false }, null],
  ])('%j: %s', (tender, code) => {
    expect(refuseRegistering({ status: 'draft', ...tender })).toBe(code)
  })
})

describe('who is likely meant', () => {
  const alike = (company: number, employee: number | null, likeness: Likeness): Alike => ({
    company,
    companyName: `Firma ${company}`,
    employee,
    employeeName: employee === null ? null : `Kişi ${employee}`,
    likeness,
  })
  const order = (...rows: Alike[]) =>
    likelyCustomers(rows).map(({ company, employee, likenesses }) => [
      company,
      employee,
      likenesses.join(),
    ])

  it('is whoever has most in common, each once', () => {
    expect(
      order(
        alike(1, null, 'nameBeginning'),
        alike(2, null, 'name'),
        alike(3, 7, 'name'),
        alike(3, 7, 'email'),
        alike(3, 7, 'email'),
      ),
    ).toEqual([
      [3, 7, 'email,name'],
      [2, null, 'name'],
      [1, null, 'nameBeginning'],
    ])
  })

  it('is a person rather than their company', () => {
    expect(order(alike(1, null, 'email'), alike(1, 5, 'phone'))).toEqual([[1, 5, 'phone']])
  })

  it('is in the order of names where as much speaks for each', () => {
    const named = (company: number, companyName: string) => ({
      ...alike(company, null, 'name'),
      companyName,
    })
    expect(order(named(1, 'Çınar'), named(2, 'Bora'), named(3, 'Ada'))).toEqual([
      [3, null, 'name'],
      [2, null, 'name'],
      [1, null, 'name'],
    ])
  })

  it('is a company beside people of another one', () => {
    expect(order(alike(1, 5, 'name'), alike(2, null, 'nameBeginning'))).toEqual([
      [1, 5, 'name'],
      [2, null, 'nameBeginning'],
    ])
  })

  it('is at most five', () => {
    expect(order(...[1, 2, 3, 4, 5, 6, 7].map((id) => alike(id, null, 'name')))).toHaveLength(5)
  })

  it('is sure only by an address or a number', () => {
    expect(isSure({ likenesses: ['email'] })).toBe(true)
    expect(isSure({ likenesses: ['phone', 'name'] })).toBe(true)
    expect(isSure({ likenesses: ['name', 'nameBeginning'] })).toBe(false)
  })
})
