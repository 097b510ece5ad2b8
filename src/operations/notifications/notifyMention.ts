import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { StoredEvent } from '@/domain/events/events'
import type { NotificationSubject } from '@/domain/notifications/events'
import { MENTION_MAIL_MINUTES, mentionsIn } from '@/domain/notes/mentions'
import type { NoteSubject } from '@/domain/notes/notes'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { mailChoiceOf } from '@/queries/notifications/mailChoices'
import { queueMailTo } from '../mailQueue/queueMailTo'
import { query } from '../shared/transaction'
import { notifyUsers } from './notify'

type Note = {
  subject: NoteSubject
  document: number
  company: number | null
  body: string | null
  record: string | null
}

/** The record that the notification links to: for a note on an employee, their company. */
export const placeOf = ({
  subject,
  document,
  company,
}: Pick<Note, 'subject' | 'document' | 'company'>) =>
  subject === 'employees'
    ? company && ({ subject: 'companies', document: company } as const)
    : ({ subject, document } as const)

type Place = { subject: NotificationSubject; document: number }

/**
 * Queues a mail for a user who is mailed mentions at once and does not read the notification in
 * time: `composeMentionMail` checks that when it is due. While one is queued, further mentions on the record need none.
 */
const mailLater = async (
  req: PayloadRequest,
  { user, note, place }: { user: number; note: number; place: Place },
): Promise<void> => {
  if ((await mailChoiceOf(req, user, 'mention')) !== 'atOnce') return
  const waiting = await query(
    req,
    sql`select from mails m where m.kind = 'mention' and m.state = 'waiting'
          and m.data @> ${JSON.stringify({ user, ...place })}::jsonb limit 1`,
  )
  if (waiting.length > 0) return
  await queueMailTo({
    req,
    user,
    kind: 'mention',
    data: { note, ...place },
    afterMinutes: MENTION_MAIL_MINUTES,
  })
}

/**
 * Notifies mentioned users, unless the note was deleted, no longer mentions them, or they may not
 * read it any more.
 */
export const notifyMentioned = async (
  req: PayloadRequest,
  { document: id, actor, data }: StoredEvent<'noteWritten'>,
): Promise<void> => {
  const [note] = await query<Note>(
    req,
    sql`select n.subject::text as subject, n.document::int as document, n.company_id as company,
          n.body, case when n.of_project_id is not null then p.name
            when n.of_tender_id is not null then t.title else c.name end as record
        from notes n left join companies c on c.id = n.company_id
          left join company_projects p on p.id = n.of_project_id
          left join tenders t on t.id = n.of_tender_id
        where n.id = ${id}`,
  )
  const place = note && placeOf(note)
  if (!place) return
  const still = mentionsIn(note.body).filter((user) => data.mentioned.includes(user))
  const able = await peopleWhoRead(req, 'notes', note.subject, still)
  const users = await notifyUsers({
    req,
    event: 'mentioned',
    ...place,
    data: { record: note.record, actor: actor?.name ?? null },
    to: { users: able.map((person) => person.id) },
    except: [actor?.id ?? null],
  })
  for (const user of users) await mailLater(req, { user, note: id, place })
}
