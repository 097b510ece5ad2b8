import { IconClipboardCheck, IconPrinter } from '@tabler/icons-react'

import { COUNT_TONES } from '@/catalog/stock/counts'
import { paths } from '@/catalog/paths'
import { RecordActions } from '@/components/document/RecordActions'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { RecordFacts } from '../../list/related/RecordFacts'
import { RelatedList } from '../../list/related/RelatedList'
import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { PageHeader } from '../../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { CountedCardList } from './CountedCardList'
import { CountList } from './CountList'
import { CountReviewCard } from './CountReviewCard'
import { figuresOf } from '@/domain/stock/counting/countReadings'
import type { CountSheetData } from '@/present/stock/countSheet'

type Props = { count: CountSheetData; locale: Locale }

const Body = ({ count, locale }: Props) => {
  const t = createTranslator(locale)
  const { id, status, scope, counts, progress, review, releases, movements } = count
  const figures = figuresOf(progress)
  if (status === 'draft')
    return scope === 'list' && counts ? <CountList first={progress} id={id} /> : null
  return (
    <>
      {status === 'review' && review && (
        <CountReviewCard id={id} releases={releases} review={review} />
      )}
      {movements && movements.rows.length > 0 && (
        <RelatedList none={t('common.noRecords')} part={movements} />
      )}
      {figures && !(status === 'review' && review) && <CountedCardList progress={figures} />}
    </>
  )
}

/** The page of a count: scope, progress, results and next step. */
export const CountPage = ({ count, locale }: Props) => {
  const t = createTranslator(locale)
  const { id, title, status, counted, facts, offers } = count
  const { editHref, hasActivity, counts, progress } = count
  const isRunning = status === 'counting'
  const figures = figuresOf(progress)
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <>
            {status !== 'cancelled' && (
              <ButtonLink
                href={paths.stockCountSheet(id)}
                icon={<IconPrinter aria-hidden="true" size={18} />}
                tone="secondary"
              >
                {t('stockCounts.page.sheet')}
              </ButtonLink>
            )}
            <RecordActions
              editHref={editHref}
              hasActivity={hasActivity}
              id={id}
              isQuiet
              name={title}
              slug="stock-counts"
              t={t}
            />
            {counts && isRunning && (
              <ButtonLink
                href={paths.stockCounting(id)}
                icon={<IconClipboardCheck aria-hidden="true" size={18} />}
              >
                {t('stockCounts.page.count')}
              </ButtonLink>
            )}
            <CommandBar id={id} offers={offers} recordName={title} slug="stock-counts" />
          </>
        }
        breadcrumbs={[
          { label: t('stockCounts.plural'), href: paths.stockCounts() },
          { label: title },
        ]}
        chips={
          status && <Chip tone={COUNT_TONES[status]}>{t(`stockCounts.statuses.${status}`)}</Chip>
        }
        description={
          [
            counted,
            figures &&
              status !== 'draft' &&
              t('stockCounts.page.progress', { counted: figures.counted, total: figures.cards }),
          ]
            .filter(Boolean)
            .join(' · ') || undefined
        }
        title={<bdi>{title}</bdi>}
      />
      <Card>
        <RecordFacts facts={facts} />
      </Card>
      <Body count={count} locale={locale} />
    </div>
  )
}
