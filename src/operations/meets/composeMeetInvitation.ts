import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { invitationOf, uidOf } from '@/domain/calendar/ics'
import { itemTimes, type ItemTimes } from '@/domain/calendar/itemTimes'
import { isEmailAddress } from '@/domain/shared/email'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { readProduct } from '@/lib/product'
import { companySettings } from '@/queries/settings/companySettings'
import { readPrintedCompany } from '@/queries/tenders/quotation/readQuotation'
import type { Compose, DueMail } from '../mailQueue/mail'
import { query } from '../shared/transaction'
import { letterheadOf } from '../tenders/sending/composeQuotationMail'

/** The data that `sendInvitations` stores with a mail. */
const contentSchema = z.object({
  kind: z.enum(['invite', 'update', 'cancel']),
  meet: z.number(),
  sequence: z.number(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  allDay: z.number(),
  organizer: z.number().nullable(),
  at: z.string(),
})
type Content = z.output<typeof contentSchema>

const isoOf = (instant: string): string => new Date(instant).toISOString()

/**
 * Whether a later mail to the same person replaces this one, or the invitation was erased. The
 * cancellation of a deleted meeting, which has no invitations any more, is still sent.
 */
const isObsolete = async (req: PayloadRequest, { recipient }: DueMail, content: Content) => {
  const [row] = await query<{ sequence: number }>(
    req,
    sql`select sequence from meet_invitations
        where meet_id = ${content.meet} and lower(recipient) = lower(${recipient})`,
  )
  return row ? row.sequence !== content.sequence : content.kind !== 'cancel'
}

/** The inviting user, if still active. */
const organizerOf = async (req: PayloadRequest, id: number | null) => {
  const [row] = await query<{ name: string; email: string }>(
    req,
    sql`select name, email from users where id = ${id} and status = 'active'`,
  )
  return row && isEmailAddress(row.email) ? row : null
}

/**
 * Days and times in the company's time zone, naming it, because the recipient may be in another
 * one.
 */
const whenOf = (times: ItemTimes, { locale, timeZone }: { locale: Locale; timeZone: string }) => {
  const format = createFormatters(locale)
  const { day, lastDay, startsAt, endsAt } = times
  if (startsAt === null)
    return day === lastDay ? format.day(day) : `${format.day(day)} – ${format.day(lastDay)}`
  const from = format.dateTime(startsAt, timeZone)
  if (endsAt === null) return `${from} (${timeZone})`
  const until = day === lastDay ? format.time(endsAt, timeZone) : format.dateTime(endsAt, timeZone)
  return `${from} – ${until} (${timeZone})`
}

/**
 * The mail of an invitation, an update or a cancellation, with the calendar event for its
 * recipient. The event names only the recipient and the organizer, and has the content confirmed
 * when the mail was queued. A mail replaced by a later one to the same person is not sent.
 */
export const composeMeetInvitation: Compose = async (req, mail) => {
  const content = contentSchema.parse(mail.data)
  if (await isObsolete(req, mail, content)) return null
  const { locale } = mail
  const { kind, title, meet, sequence } = content
  const t = createTranslator(locale)
  const [{ timeZone }, company, person] = await Promise.all([
    companySettings(req),
    readPrintedCompany(req),
    organizerOf(req, content.organizer),
  ])
  const [startsAt, endsAt] = [isoOf(content.startsAt), content.endsAt && isoOf(content.endsAt)]
  const times = itemTimes({ day: null, startsAt, endsAt, isAllDay: content.allDay === 1 }, timeZone)
  const host = new URL(env.SERVER_URL).host
  const inviter = person?.name ?? company.name ?? host
  const method = kind === 'cancel' ? 'CANCEL' : 'REQUEST'
  const ics = invitationOf(
    {
      ...times,
      ...{ method, sequence, title, writtenAt: content.at, attendee: mail.recipient },
      uid: uidOf(`meets:${meet}`, host),
      organizer: {
        name: inviter,
        address: person?.email ?? env.MAIL_FROM,
        sentBy: person ? env.MAIL_FROM : null,
      },
    },
    readProduct().name,
  )
  return {
    subject: t(`emails.meet.${kind}.subject`, { title }),
    paragraphs: [
      t(`emails.meet.${kind}.text`, { person: inviter, company: company.name ?? host }),
      {
        facts: [
          [t('meets.fields.title'), title],
          [t('emails.meet.when'), whenOf(times, { locale, timeZone })],
          [t('emails.meet.organizer'), inviter],
        ],
      },
      t(`emails.meet.${kind}.calendar`),
    ],
    letterhead: await letterheadOf(req, company),
    ...(company.name && { fromName: company.name }),
    ...(person && { replyTo: person.email }),
    invitation: { method, ics },
  }
}
