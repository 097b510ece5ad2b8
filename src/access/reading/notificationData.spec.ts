import { describe, expect, it } from 'vitest'
import type { NotificationSubject } from '@/domain/notifications/events'
import { allPermissions, buildAbility } from '../buildAbility'
import { readableNotificationData } from './notificationData'
import type { Subject } from '../roles/permissions'

const DATA = { number: '2026-7', tender: 'Roof', card: 'Bolt', quantity: '12', actor: 'Ada' }
const NOTHING = { number: null, tender: null, card: null, quantity: null, actor: 'Ada' }

const reading = (subject: Subject, ...fields: string[]) =>
  buildAbility([{ subject, actions: ['read'], ...(fields.length > 0 && { fields }) }])

describe('readableNotificationData', () => {
  const subjects: NotificationSubject[] = ['tenders', 'stock-cards', 'stock-reservations']

  it.each(subjects)('tells all of %s to those who may read all', (subject) => {
    const ability = buildAbility(allPermissions())
    expect(readableNotificationData({ ability, subject, data: DATA })).toEqual(DATA)
  })

  it.each(subjects)('names only who did it, of %s, to those who may read nothing', (subject) => {
    const ability = buildAbility([])
    expect(readableNotificationData({ ability, subject, data: DATA })).toEqual(NOTHING)
  })

  it.each<[NotificationSubject, Subject, string, (keyof typeof DATA)[]]>([
    ['tenders', 'tenders', 'number', ['number']],
    ['tenders', 'tenders', 'title', ['tender']],
    ['tenders', 'tenders', 'total', ['quantity']],
    ['tenders', 'stock-cards', 'availableQuantity', []],
    ['stock-cards', 'stock-cards', 'name', ['card']],
    ['stock-cards', 'stock-cards', 'availableQuantity', ['quantity']],
    ['stock-cards', 'tenders', 'total', []],
    ['stock-reservations', 'stock-reservations', 'quantity', ['quantity']],
    ['stock-reservations', 'stock-cards', 'name', ['card']],
    ['stock-reservations', 'stock-cards', 'availableQuantity', []],
    ['stock-reservations', 'tenders', 'title', ['tender']],
  ])('about %s: a reader of %s.%s is told %j', (subject, readable, field, told) => {
    const ability = reading(readable, field)
    const expected = { ...NOTHING, ...Object.fromEntries(told.map((key) => [key, DATA[key]])) }
    expect(readableNotificationData({ ability, subject, data: DATA })).toEqual(expected)
  })

  it('tells the counts of a job as they are: they are of no record', () => {
    const data = { quantity: '3' }
    expect(readableNotificationData({ ability: buildAbility([]), subject: 'jobs', data })).toEqual(
      data,
    )
  })

  it('adds nothing that the event does not have', () => {
    const ability = reading('tenders')
    const data = { number: '2026-7', tender: null }
    expect(readableNotificationData({ ability, subject: 'tenders', data })).toEqual(data)
  })
})
