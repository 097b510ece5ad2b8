import { IconChevronRight, IconChevronsLeft, IconTrash } from '@tabler/icons-react'

import { ButtonLink } from '../ui/controls/Button'
import { EmptyState } from '../ui/layout/EmptyState'
import { PageHeader } from '../ui/layout/PageHeader'
import { TRASH_DAYS } from '@/domain/trash/retention'
import type { TrashSheet } from '@/domain/trash/sheet'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { TrashKinds } from './TrashKinds'
import { TrashTable } from './TrashTable'
import { trashAddress } from '@/present/trash/trashAddress'
import '@/components/list/list.css'
import './trash.css'

type Props = {
  sheet: TrashSheet
  /** The only collection shown. */
  kind: string | null
  /** This is not the newest page. */
  isOlder: boolean
  locale: Locale
  timeZone: string
}

/** The trash: deleted records with user, time and remaining days. */
export const TrashPage = ({ sheet, kind, isOlder, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const { rows, kinds, before } = sheet
  return (
    <main className="ui-page list">
      <PageHeader
        breadcrumbs={[{ label: t('nav.administration') }, { label: t('nav.trash') }]}
        description={t('trash.description', { n: TRASH_DAYS })}
        title={t('nav.trash')}
      />
      <section className="ui-card list-card" aria-label={t('trash.records')}>
        {kinds.length > 0 && <TrashKinds kinds={kinds} kind={kind} locale={locale} />}
        {rows.length > 0 ? (
          <TrashTable rows={rows} timeZone={timeZone} />
        ) : (
          <EmptyState
            icon={<IconTrash size={28} stroke={1.5} />}
            title={t(kinds.length > 0 ? 'common.noRecords' : 'trash.empty')}
            text={t('trash.emptyText', { n: TRASH_DAYS })}
          />
        )}
        {(isOlder || before !== null) && (
          <nav className="list-footer" aria-label={t('list.pages')}>
            {isOlder && (
              <ButtonLink
                tone="secondary"
                size="small"
                href={trashAddress({ kind })}
                icon={<IconChevronsLeft aria-hidden="true" className="mirrored" size={18} />}
              >
                {t('audit.newest')}
              </ButtonLink>
            )}
            {before !== null && (
              <ButtonLink tone="secondary" size="small" href={trashAddress({ kind, before })}>
                {t('audit.older')}
                <IconChevronRight aria-hidden="true" className="mirrored" size={18} />
              </ButtonLink>
            )}
          </nav>
        )}
      </section>
    </main>
  )
}
