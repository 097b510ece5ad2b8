import { IconCheck } from '@tabler/icons-react'

import { ExportButton } from '@/components/list/ExportButton'
import { paths } from '@/catalog/paths'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { MatrixCell, MatrixSection } from '@/present/users/accessMatrix'
import { PageLinks } from '../../list/paging/PageLinks'
import { Alert } from '../../ui/layout/Alert'
import { Card } from '../../ui/layout/Card'
import { PageHeader } from '../../ui/layout/PageHeader'
import styles from './AccessMatrix.module.css'

type Props = {
  roles: { id: number; name: string }[]
  sections: MatrixSection[]
  /** Whether the reader may see which rights roles have. */
  hasRights: boolean
  page: number
  pages: number
  locale: Locale
}

const Cell = ({ cell, locale }: { cell: MatrixCell; locale: Locale }) => {
  const t = createTranslator(locale)
  if (cell === null)
    return (
      <>
        <span aria-hidden="true" className={styles.none}>
          –
        </span>
        <span className="visually-hidden">{t('accessMatrix.none')}</span>
      </>
    )
  if (cell.is === 'number')
    return <bdi dir="ltr">{createFormatters(locale).quantity(cell.text)}</bdi>
  if (cell.is === 'text') return cell.text
  if (cell.fields === null)
    return (
      <>
        <IconCheck aria-hidden="true" className={styles.held} size={18} />
        <span className="visually-hidden">{t('common.yes')}</span>
      </>
    )
  return (
    <details className={styles.fields}>
      <summary>{t('accessMatrix.fields', { n: cell.fields.length })}</summary>
      <ul>
        {cell.fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Rights as rows, roles as columns: which role has which right, up to which limit, and how many
 * users hold it.
 */
export const AccessMatrixPage = (props: Props) => {
  const { roles, sections, hasRights, page, pages, locale } = props
  const t = createTranslator(locale)
  const title = t('accessMatrix.title')
  return (
    <div className="ui-page">
      <PageHeader
        actions={<ExportButton address="/api/roles/matrix" />}
        breadcrumbs={[{ label: t('nav.roles'), href: paths.roles() }, { label: title }]}
        description={t('accessMatrix.text')}
        title={title}
      />
      {!hasRights && <Alert>{t('permissions.holdersHidden')}</Alert>}
      <Card padded={false}>
        <div aria-label={title} className={styles.frame} role="region" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('permissions.name')}</th>
                {roles.map(({ id, name }) => (
                  <th key={id} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            {sections.map((section) => (
              <tbody key={section.key}>
                <tr className={styles.section}>
                  <th colSpan={roles.length + 1} scope="rowgroup">
                    <span>{section.title}</span>
                  </th>
                </tr>
                {section.rows.map((row) => (
                  <tr key={row.key}>
                    <th scope="row">{row.name}</th>
                    {row.cells.map((cell, index) => (
                      <td key={roles[index]?.id}>
                        <Cell cell={cell} locale={locale} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
        <PageLinks
          hrefOf={(to) => (to === 1 ? paths.accessMatrix() : `${paths.accessMatrix()}?page=${to}`)}
          locale={locale}
          page={page}
          pages={pages}
        />
      </Card>
    </div>
  )
}
