import { describe, expect, it } from 'vitest'
import { columnCalled } from './columnsOf'
import {
  bodyOfEdit,
  cellInputOf,
  draftOf,
  fieldsToEdit,
  valueOfDraft,
  type EditedColumn,
} from './cellEdit'

const edited = (slug: string, name: string, words?: EditedColumn['words']): EditedColumn => {
  const column = columnCalled(slug, name)
  if (!column) throw new Error(`${slug} has no column ${name}`)
  return { name, column, ...(words && { words }) }
}
const place = { locale: 'tr', timeZone: 'Europe/Istanbul' } as const
const price = edited('stock-cards', 'currentPrice')
const least = edited('stock-cards', 'minQuantity')
const start = edited('meets', 'startsAt')
const owner = edited('tenders', 'owner')
const phone = edited('companies', 'bossPhone')

describe('the editor of a cell', () => {
  it.each([
    [price, {}, 'decimal'],
    [least, {}, 'decimal'],
    [start, { allDay: false }, 'moment'],
    [start, { allDay: true }, 'day'],
    [edited('meets', 'status', { planned: 'Planlandı' }), {}, 'choice'],
    [owner, {}, 'person'],
    [phone, {}, 'phone'],
    [edited('employees', 'email'), {}, 'email'],
  ])('case %#: is of the kind of its column', (column, doc, input) => {
    expect(cellInputOf(column, doc)).toBe(input)
  })

  it('reads what it shows, what moves along and the version', () => {
    expect(fieldsToEdit(start)).toEqual(['startsAt', 'allDay', 'endsAt', 'updatedAt'])
    expect(fieldsToEdit(phone)).toEqual(['bossPhone', 'updatedAt'])
  })

  it.each([
    [price, 1234.5, '1.234,50', 1234.5],
    [price, null, '', null],
    [least, 3, '3', 3],
    [phone, '0532 111 22 33', '0532 111 22 33', '0532 111 22 33'],
    [phone, null, '', null],
    [owner, 7, '7', 7],
    [start, '2026-03-18T09:00:00.000Z', '2026-03-18T09:00:00.000Z', '2026-03-18T09:00:00.000Z'],
  ])('case %#: sends what it was filled with', (column, stored, draft, sent) => {
    const doc = { [column.name]: stored }
    expect(draftOf(column, doc, place) ?? '').toBe(draft)
    expect(valueOfDraft(column, doc, draft, place)).toBe(sent)
  })

  it('keeps what is no number or has too many digits as it was typed', () => {
    expect(valueOfDraft(price, {}, '1.5', place)).toEqual({ unread: '1.5' })
    expect(valueOfDraft(price, {}, '0,1234567', place)).toBe('0.1234567')
    expect(valueOfDraft(start, {}, { unread: '31.02.', time: '9' }, place)).toEqual({
      unread: '31.02.',
      time: '9',
    })
  })
})

describe('a meeting that is moved', () => {
  const doc = { startsAt: '2026-03-18T09:00:00.000Z', endsAt: '2026-03-18T10:30:00.000Z' }

  it('keeps its length', () => {
    expect(bodyOfEdit(start, doc, '2026-03-19T07:00:00.000Z', 'Europe/Istanbul')).toEqual({
      startsAt: '2026-03-19T07:00:00.000Z',
      endsAt: '2026-03-19T08:30:00.000Z',
    })
  })

  it('keeps its days where clocks are put forward', () => {
    const days = {
      allDay: true,
      startsAt: '2026-03-27T23:00:00.000Z',
      endsAt: '2026-03-28T23:00:00.000Z',
    }
    // 28 and 29 March in Paris, where the night between them is an hour shorter.
    expect(draftOf(start, days, { locale: 'fr', timeZone: 'Europe/Paris' })).toBe('2026-03-28')
    const to = valueOfDraft(start, days, '2026-03-29', { locale: 'fr', timeZone: 'Europe/Paris' })
    expect(bodyOfEdit(start, days, to, 'Europe/Paris')).toEqual({
      startsAt: '2026-03-28T23:00:00.000Z',
      endsAt: '2026-03-29T22:00:00.000Z',
    })
  })

  it('says nothing of an end it does not have', () => {
    const open = { ...doc, endsAt: null }
    expect(bodyOfEdit(start, open, null, 'Europe/Istanbul')).toEqual({ startsAt: null })
    expect(bodyOfEdit(phone, {}, '0532', 'Europe/Istanbul')).toEqual({ bossPhone: '0532' })
  })
})
