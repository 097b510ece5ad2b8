import { IconFileImport, IconUpload } from '@tabler/icons-react'
import Link from 'next/link'
import { paths } from '@/catalog/paths'
import { PageLinks } from '../list/paging/PageLinks'
import { ButtonLink } from '../ui/controls/Button'
import { Chip } from '../ui/layout/Chip'
import { EmptyState } from '../ui/layout/EmptyState'
import { FileName } from '../ui/layout/FileName'
import { PageHeader } from '../ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { ImportSummary } from '@/present/imports/importData'
import { IMPORT_TONES } from './importTones'
import '@/components/list/list.css'
import './imports.css'

type Props = {
  rows: readonly ImportSummary[]
  page: number
  pages: number
  locale: Locale
  timeZone: string
}

const Rows = ({ rows, locale, timeZone }: Pick<Props, 'rows' | 'locale' | 'timeZone'>) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  return (
    <div className="list-rows">
      <table className="list-table imports__list">
        <caption className="visually-hidden">{t('imports.plural')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.fields.fileName')}</th>
            <th scope="col">{t('imports.fields.target')}</th>
            <th scope="col">{t('imports.fields.status')}</th>
            <th scope="col" className="list-end">
              {t('imports.fields.total')}
            </th>
            <th scope="col" className="list-end">
              {t('imports.fields.done')}
            </th>
            <th scope="col" className="list-end">
              {t('imports.fields.errors')}
            </th>
            <th scope="col">{t('imports.fields.createdBy')}</th>
            <th scope="col">{t('common.createdAt')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-list-row={row.id}>
              <td className="list-card-title imports__name">
                <Link className="text-link" href={paths.importView(row.id)} prefetch={false}>
                  <FileName name={row.fileName} />
                </Link>
              </td>
              <td className="list-card-field" data-label={t('imports.fields.target')}>
                {row.targetName}
              </td>
              <td className="list-card-field" data-label={t('imports.fields.status')}>
                <Chip tone={IMPORT_TONES[row.status]}>{t(`imports.statuses.${row.status}`)}</Chip>
              </td>
              <td className="list-card-field list-end" data-label={t('imports.fields.total')}>
                {format.count(row.total)}
              </td>
              <td className="list-card-field list-end" data-label={t('imports.fields.done')}>
                {format.count(row.done)}
              </td>
              <td className="list-card-field list-end" data-label={t('imports.fields.errors')}>
                {format.count(row.errors)}
              </td>
              <td className="list-card-field" data-label={t('imports.fields.createdBy')}>
                <bdi>{row.importer}</bdi>
              </td>
              <td className="list-card-field" data-label={t('common.createdAt')}>
                <time dateTime={row.createdAt} dir="ltr">
                  {format.dateTime(row.createdAt, timeZone)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The list of imports: owner, collection and progress. */
export const ImportsPage = ({ rows, page, pages, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  return (
    <main className="ui-page list">
      <PageHeader
        actions={
          <ButtonLink
            href={paths.importNew()}
            icon={<IconUpload aria-hidden="true" size={18} />}
            data-list-new
            aria-keyshortcuts="n"
          >
            {t('imports.new')}
          </ButtonLink>
        }
        breadcrumbs={[{ label: t('nav.administration') }, { label: t('imports.plural') }]}
        description={t('importing.description')}
        title={t('imports.plural')}
      />
      <section className="ui-card list-card" aria-label={t('imports.plural')}>
        {rows.length > 0 ? (
          <Rows rows={rows} locale={locale} timeZone={timeZone} />
        ) : (
          <EmptyState
            icon={<IconFileImport size={28} stroke={1.5} />}
            title={t('importing.none')}
            text={t('importing.noneText')}
          />
        )}
        <PageLinks
          page={page}
          pages={pages}
          hrefOf={(to) => `${paths.imports()}?page=${to}`}
          locale={locale}
        />
      </section>
    </main>
  )
}
