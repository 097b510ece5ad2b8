import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { basisText, deletionText, namesText, type RegisterEntry } from '@/present/privacy/register'
import { ExportButton } from '../list/ExportButton'
import { Card } from '../ui/layout/Card'
import { FactRows } from '../ui/layout/FactRows'
import { PageHeader } from '../ui/layout/PageHeader'
import styles from './Register.module.css'

type Props = { entries: RegisterEntry[]; locale: Locale }

/**
 * The register of processing: purposes, legal bases, retention periods and storage of personal
 * data.
 */
export const RegisterPage = ({ entries, locale }: Props) => {
  const t = createTranslator(locale)
  const title = t('privacy.register.title')
  return (
    <div className="ui-page">
      <PageHeader
        actions={<ExportButton address="/api/privacy/processing" />}
        breadcrumbs={[{ label: t('nav.administration') }, { label: title }]}
        description={t('privacy.register.text')}
        title={title}
      />
      <div className={styles.entries}>
        {entries.map(({ use, name, purpose, bases, kept, end, data }) => (
          <Card key={use} title={name}>
            <p className="text-soft">{purpose}</p>
            <FactRows
              rows={[
                [t('privacy.register.basis'), basisText(t, bases, locale)],
                [t('privacy.register.kept'), kept],
                [t('privacy.register.deletion'), deletionText(t, { end })],
              ]}
            />
            <dl className={styles.data}>
              {data.map(({ table, name: where, fields }) => (
                <div key={table}>
                  <dt>{where}</dt>
                  <dd>{namesText(fields, locale)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </div>
  )
}
