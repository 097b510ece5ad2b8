import { IconList } from '@tabler/icons-react'
import Link from 'next/link'
import type { Locale } from '@/i18n/locales'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import type { BoardSheet } from '@/present/tenders/boardSheet'
import { ButtonLink } from '../../ui/controls/Button'
import { ExplainedAmount } from '../../list/explain/ExplainedAmount'
import { Alert } from '../../ui/layout/Alert'
import { PageHeader } from '../../ui/layout/PageHeader'
import styles from './board.module.css'
import { LaterBoard } from './LaterBoard'

type Props = { sheet: BoardSheet; locale: Locale }

/** Tenders by stage, with sums and forecasts. */
export const BoardPage = ({ sheet, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { columns, expected, explain, isMine, listHref, today } = sheet
  return (
    <div className={`ui-page ${styles.page}`}>
      <PageHeader
        actions={
          <>
            <nav aria-label={t('today.whose')} className={styles.whose}>
              {(['team', 'mine'] as const).map((whose) => (
                <Link
                  key={whose}
                  aria-current={isMine === (whose === 'mine') ? 'true' : undefined}
                  className={styles.choice}
                  href={whose === 'mine' ? '?mine=1' : '?'}
                  prefetch={false}
                >
                  {t(whose === 'mine' ? 'owners.mine' : 'today.team')}
                </Link>
              ))}
            </nav>
            <ButtonLink
              href={listHref}
              icon={<IconList aria-hidden="true" size={18} />}
              tone="secondary"
            >
              {t('board.list')}
            </ButtonLink>
          </>
        }
        description={
          expected !== null && (
            <>
              {t('board.expectedAll')}{' '}
              <ExplainedAmount of={explain}>{format.money(expected, 'TRY')}</ExplainedAmount>
            </>
          )
        }
        title={t('board.title')}
      />
      {columns ? (
        <LaterBoard columns={columns} today={today} />
      ) : (
        <Alert tone="warning">{t('board.notFiltered')}</Alert>
      )}
    </div>
  )
}
