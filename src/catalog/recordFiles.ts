import type { Id } from '@/domain/shared/idOf'
import type { MessageKey } from '@/i18n/messages'
import { entityOf } from './index'

/** A record as a downloadable file: its URL and its label. */
export type RecordFile = { name: string; href: string; label: MessageKey }

/** The forms in which a record of this kind can be downloaded, by users who may read it. */
export const recordFiles = (slug: string, id: Id): RecordFile[] =>
  (entityOf(slug)?.api?.recordViews ?? []).flatMap(({ name, label }) =>
    label ? [{ name, label, href: `/api/${slug}/${id}/${name}` }] : [],
  )
