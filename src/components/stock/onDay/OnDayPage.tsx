import { ButtonLink } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { EmptyState } from '@/components/ui/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { OnDayForm } from './OnDayForm'
import { onDayAddress, type OnDaySheet } from './onDaySheet'
import { OnDayTable } from './OnDayTable'
import './onDay.css'

type Props = { sheet: OnDaySheet; locale: Locale; canSearch: boolean }

/** What there was of every card at the end of a day. */
export const OnDayPage = ({ sheet, locale, canSearch }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { day, search, card, rows, total, page, pages } = sheet
  const at = (to: number) => onDayAddress({ day, q: search, card: card ?? undefined, page: to })
  return (
    <main className="ui-page">
      <PageHeader
        breadcrumbs={[{ label: t('nav.stock') }, { label: t('stockOnDay.title') }]}
        description={t('stockOnDay.counts', { day: format.day(day), n: total })}
        title={t('stockOnDay.title')}
      />
      <Card padded={false}>
        <OnDayForm key={`${day} ${search}`} {...{ day, search, card, canSearch }} />
        {rows.length > 0 ? (
          <OnDayTable sheet={sheet} t={t} />
        ) : (
          <EmptyState text={t('stockOnDay.none')} title={t('common.noRecords')} />
        )}
        <p className="on-day-note">{t('stockOnDay.rule')}</p>
        {card !== null && (
          <p className="on-day-note">
            <ButtonLink href={onDayAddress({ day })} size="small" tone="secondary">
              {t('stockOnDay.allCards')}
            </ButtonLink>
          </p>
        )}
        {pages > 1 && (
          <nav aria-label={t('list.pages')} className="on-day-pages">
            {page > 1 && (
              <ButtonLink href={at(page - 1)} size="small" tone="secondary">
                {t('list.previousPage')}
              </ButtonLink>
            )}
            <span>{`${format.count(page)} / ${format.count(pages)}`}</span>
            {page < pages && (
              <ButtonLink href={at(page + 1)} size="small" tone="secondary">
                {t('list.nextPage')}
              </ButtonLink>
            )}
          </nav>
        )}
      </Card>
    </main>
  )
}
