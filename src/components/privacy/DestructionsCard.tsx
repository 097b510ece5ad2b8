import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { PrivacySheet } from '@/present/privacy/requests'
import { ExportButton } from '../list/ExportButton'
import { Card } from '../ui/layout/Card'
import styles from './Requests.module.css'

type Props = { destructions: PrivacySheet['destructions']; locale: Locale }

/** The record of destruction: data deleted at the end of its retention period. */
export const DestructionsCard = ({ destructions, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { rows, hasMore } = destructions
  const n = rows.length
  return (
    <Card
      actions={n > 0 && <ExportButton address="/api/privacy/destructions" />}
      title={t('privacy.destructions.title')}
    >
      <p className="text-soft">{t(`privacy.destructions.${n > 0 ? 'text' : 'none'}`)}</p>
      {n > 0 && (
        <details className={styles.closed}>
          <summary>{t('privacy.destructions.show', { n })}</summary>
          <ul className={styles.list}>
            {rows.map(({ day, what, name, rows: n, rule }) => (
              <li className={styles.row} key={`${day} ${what}`}>
                <div className={styles.text}>
                  <p>
                    <strong>{name}</strong>
                  </p>
                  <p className="text-soft">
                    {[format.day(day), t('privacy.erase.rows', { n }), rule]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {hasMore && <p className="text-soft">{t('privacy.destructions.newest', { n })}</p>}
        </details>
      )}
    </Card>
  )
}
