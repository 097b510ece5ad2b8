import { describe, expect, it } from 'vitest'
import { factsOf } from '../jobs/jobs'
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS } from './events'
import {
  choicesOf,
  DEFAULT_MAIL_CHOICES,
  digestDayOf,
  isChoiceOf,
  mailChoiceFor,
  mailChoicesIn,
  mailOfEvent,
  mutedIn,
} from './mailChoices'

describe('the choices of a user', () => {
  it.each([undefined, null, [], 'daily', { mention: 'weekly' }, { approval: 'off' }])(
    'are the defaults for %j',
    (stored) => expect(mailChoicesIn(stored)).toEqual(DEFAULT_MAIL_CHOICES),
  )

  it('keep what was chosen beside the defaults', () => {
    expect(mailChoicesIn({ mention: 'off', lowStock: 'daily', unknown: 'daily' })).toEqual({
      ...DEFAULT_MAIL_CHOICES,
      mention: 'off',
      lowStock: 'daily',
    })
  })

  it('have a default that the kind offers, and cannot switch approvals off', () => {
    for (const kind of NOTIFICATION_KINDS)
      expect(isChoiceOf(kind, DEFAULT_MAIL_CHOICES[kind])).toBe(true)
    expect(choicesOf('approval')).toEqual(['atOnce', 'daily'])
    expect(choicesOf('mention')).toEqual(['atOnce', 'daily', 'off'])
  })

  it('never mute the only way to a file', () => {
    expect(mutedIn({ muted: ['export', 'import'] })).toEqual(['import'])
  })

  it('mail nothing of a muted kind, but approvals at once', () => {
    const choices = mailChoicesIn({ approval: 'daily', lowStock: 'daily' })
    const muted = mutedIn({ muted: ['approval', 'lowStock', 'nothing'] })
    expect(muted).toEqual(['approval', 'lowStock'])
    expect(mailChoiceFor({ kind: 'approval', choices, muted })).toBe('atOnce')
    expect(mailChoiceFor({ kind: 'lowStock', choices, muted })).toBe('off')
    expect(mailChoiceFor({ kind: 'approval', choices, muted: mutedIn(null) })).toBe('daily')
  })
})

describe('the mail of an event', () => {
  it.each([
    ['tenderApproved', 'atOnce', 'queue'],
    ['tenderApproved', 'daily', 'digest'],
    ['tenderApproved', 'off', null],
    // Mails of their own.
    ['approvalRequested', 'atOnce', null],
    ['approvalRequested', 'daily', 'digest'],
    ['mentioned', 'atOnce', null],
    ['mentioned', 'daily', 'digest'],
    // Everybody who may approve would get one of each tender.
    ['tenderSent', 'atOnce', null],
    ['tenderSent', 'daily', 'digest'],
    ['jobFailed', 'atOnce', 'queue'],
    ['keyEnding', 'daily', null],
    ['webhookDisabled', 'atOnce', null],
    ['mailFailed', 'atOnce', null],
    ['mailFailed', 'daily', null],
  ] as const)('of %s, %s, is %s', (event, choice, mail) => {
    expect(mailOfEvent(event, choice)).toBe(mail)
  })

  it('is none of any event when it is off', () => {
    expect(NOTIFICATION_EVENTS.map((event) => mailOfEvent(event, 'off'))).toEqual(
      NOTIFICATION_EVENTS.map(() => null),
    )
  })
})

describe('the day of a daily mail', () => {
  const at = (instant: string) => digestDayOf(new Date(instant), 'Europe/Paris')

  it('begins at eight, as the job does', () => {
    expect(factsOf('send-digests').cron).toBe('0 8 * * *')
    expect(at('2026-03-02T06:59:59Z')).toBe('2026-03-01')
    expect(at('2026-03-02T07:00:00Z')).toBe('2026-03-02')
    expect(at('2026-03-02T22:59:00Z')).toBe('2026-03-02')
    expect(at('2026-03-02T23:00:00Z')).toBe('2026-03-02')
  })

  it('is right on the day on which summer time begins', () => {
    expect(at('2026-03-29T05:59:00Z')).toBe('2026-03-28')
    expect(at('2026-03-29T06:00:00Z')).toBe('2026-03-29')
  })
})
