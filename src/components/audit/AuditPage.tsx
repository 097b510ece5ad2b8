import { IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'

import type { ActivityPage } from '@/domain/audit/activity'
import type { ActiveFilter } from '@/present/list/activeFilters'
import type { FilterField } from '@/present/list/filterFields'
import { ListLink } from '../list/table/ListLink'
import { searchOf, type ListState } from '@/present/list/listState'
import { NoRows } from '../list/table/NoRows'
import { PageHeader } from '../ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { AuditFrame } from './AuditFrame'
import { AuditTable } from './AuditTable'
import { AuditToolbar } from './AuditToolbar'
import '@/components/list/list.css'
import '@/components/list/listTools.css'
import '@/components/document/activity/activity.css'
import './audit.css'

type Props = {
  /** Null if the address contains an invalid filter. */
  page: ActivityPage | null
  state: ListState
  fields: readonly FilterField[]
  chips: readonly ActiveFilter[]
  /** This is not the newest page. */
  isOlder: boolean
  /** Moment of the newest archived event, which this page does not show. */
  archivedUntil: string | null
  locale: Locale
  timeZone: string
}

/** The audit trail as a list: who did what, when, to which record, from where. */
export const AuditPage = (props: Props) => {
  const { page, state, fields, chips, isOlder, archivedUntil, locale, timeZone } = props
  const format = createFormatters(locale)
  const t = createTranslator(locale)
  const entries = page?.entries ?? []
  const older = page?.before ?? null
  const here = searchOf(state)
  const empty = page === null ? 'invalid' : chips.length > 0 || isOlder ? 'filtered' : 'none'
  return (
    <AuditFrame state={state}>
      <PageHeader
        breadcrumbs={[{ label: t('nav.administration') }, { label: t('nav.audit') }]}
        description={t('audit.description')}
        title={t('audit.plural')}
      />
      <section className="ui-card list-card" aria-label={t('audit.plural')}>
        <AuditToolbar chips={chips} fields={fields} timeZone={timeZone} />
        {entries.length > 0 ? (
          <AuditTable entries={entries} format={format} t={t} timeZone={timeZone} />
        ) : (
          <NoRows reason={empty} t={t} />
        )}
        {archivedUntil !== null && older === null && (
          <p className="audit-archived">
            {t('audit.archived', { day: format.dayAt(archivedUntil, timeZone) })}
          </p>
        )}
        {(isOlder || older !== null) && (
          <nav className="list-footer" aria-label={t('list.pages')}>
            {isOlder && (
              <ListLink className="ui-button ui-button--secondary ui-button--small" href={here}>
                <IconChevronsLeft aria-hidden="true" className="mirrored" size={18} />
                {t('audit.newest')}
              </ListLink>
            )}
            {older !== null && (
              <ListLink
                className="ui-button ui-button--secondary ui-button--small"
                href={`${here}&before=${older}`}
              >
                {t('audit.older')}
                <IconChevronRight aria-hidden="true" className="mirrored" size={18} />
              </ListLink>
            )}
          </nav>
        )}
      </section>
    </AuditFrame>
  )
}
