import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import type { MailedNotification } from '@/queries/notifications/readMailed'
import { renderMail } from '../mails/render'
import { digestContent, MOST_LISTED, notificationContent } from './digestContent'

const approved: MailedNotification = {
  kind: 'tenderStatus',
  event: 'tenderApproved',
  data: { number: 'TKF-7' },
  link: '/tenders/view/7',
}
const low: MailedNotification = {
  kind: 'lowStock',
  event: 'lowStock',
  data: { card: 'Boru <2">', quantity: '3' },
  link: null,
}
const mailed = (notifications: MailedNotification[]) => ({
  name: 'Ayşe',
  email: 'ayse@example.com',
  notifications,
})

describe('the daily mail', () => {
  it('groups by kind, in the order of the settings, with an address for what has a page', () => {
    const { subject, paragraphs } = digestContent(mailed([low, approved, low]), 'tr')
    expect(subject).toBe('3 okunmamış bildiriminiz var')
    const item = { text: 'Stok azaldı: Boru <2"> (3)', link: null }
    expect(paragraphs.slice(2, 4)).toEqual([
      {
        title: 'Teklif durumu güncellendi',
        items: [
          {
            text: 'TKF-7 numaralı teklif onaylandı.',
            link: `${env.SERVER_URL}/tenders/view/7`,
          },
        ],
      },
      { title: 'Azalan stok', items: [item, item] },
    ])
    expect(paragraphs.slice(4)).toEqual([
      { link: `${env.SERVER_URL}/notifications`, label: 'Tüm bildirimleri gör' },
      {
        link: `${env.SERVER_URL}/pages/account-settings/notifications`,
        label: 'Bildirim ayarları',
      },
    ])
  })

  it('lists the newest and counts the others', () => {
    const many = Array.from({ length: MOST_LISTED + 2 }, () => low)
    const { subject, paragraphs } = digestContent(mailed(many), 'en')
    expect(subject).toBe(`You have ${MOST_LISTED + 2} unread notifications`)
    expect(paragraphs[2]).toMatchObject({ items: { length: MOST_LISTED } })
    expect(paragraphs[3]).toBe('There are 2 more notifications.')
    const [, , , next] = digestContent(mailed(many.slice(2)), 'en').paragraphs
    expect(next).not.toBeTypeOf('string')
  })

  it.each(LOCALES)('is written in %s, as text and as HTML that escapes values', (locale) => {
    const { html, text } = renderMail(digestContent(mailed([approved, low]), locale), locale)
    const title = createTranslator(locale)('notifications.kinds.lowStock')
    expect(html).toContain(`>${title}</h2>`)
    expect(html).toContain('Boru &lt;2&quot;&gt;')
    expect(html).toContain(`<a href="${env.SERVER_URL}/tenders/view/7"`)
    expect(text).toContain(`${title}\n- `)
    expect(text).toContain(`\n  ${env.SERVER_URL}/tenders/view/7`)
  })
})

describe('the mail about one notification', () => {
  it('has its sentence as subject, and a button for its page', () => {
    const { subject, paragraphs } = notificationContent({ ...approved, name: 'Ayşe' }, 'tr')
    expect(subject).toBe('TKF-7 numaralı teklif onaylandı.')
    expect(paragraphs).toContainEqual({ link: `${env.SERVER_URL}/tenders/view/7`, label: 'Aç' })
    expect(notificationContent({ ...low, name: 'Ayşe' }, 'tr').paragraphs).toContainEqual({
      link: `${env.SERVER_URL}/notifications`,
      label: 'Aç',
    })
  })

  it('has its kind as subject when a note makes the sentence long', () => {
    const declined: MailedNotification = {
      kind: 'tenderStatus',
      event: 'approvalDeclined',
      data: { number: 'TKF-7', note: 'çok '.repeat(40) },
      link: null,
    }
    expect(notificationContent({ ...declined, name: 'Ayşe' }, 'tr').subject).toBe(
      'Teklif durumu güncellendi',
    )
  })
})
