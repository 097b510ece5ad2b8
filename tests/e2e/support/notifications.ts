import type { Page } from '@playwright/test'
import type { NotificationEvent, NotificationKind } from '@/domain/notifications/events'
import { KIND_OF_EVENT } from '@/domain/notifications/events'
import { sql } from './database'

const SUBJECTS: Record<NotificationKind, string> = {
  approval: 'tenders',
  tenderStatus: 'tenders',
  customerAnswer: 'tenders',
  assignment: 'tenders',
  mention: 'companies',
  action: 'companies',
  reservation: 'stock-reservations',
  lowStock: 'stock-cards',
  import: 'imports',
  export: 'exports',
  rights: 'right-requests',
  system: 'jobs',
}

type Told = {
  event?: NotificationEvent
  document?: number
  data?: Record<string, string>
  read?: boolean
  /** Age in days. */
  days?: number
}

/** Inserts notifications of a user directly into the database, as another instance would. */
export const tell = async (member: { id: number }, ...all: Told[]): Promise<void> => {
  for (const { event = 'tenderApproved', document = 1, data, read = false, days = 0 } of all) {
    const kind = KIND_OF_EVENT[event]
    await sql(
      `insert into notifications
         (recipient_id, kind, event, subject, document, data, read_at, created_at)
       values ($1, $2, $3, $4, $5, $6, case when $7 then now() end,
         now() - make_interval(days => $8))`,
      [
        member.id,
        kind,
        event,
        SUBJECTS[kind],
        document,
        JSON.stringify(data ?? { number: `TKF-2026-${1000 + document}`, actor: 'Ayşe Demir' }),
        read,
        days,
      ],
    )
  }
}

/** The bell in the header. */
export const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ })
