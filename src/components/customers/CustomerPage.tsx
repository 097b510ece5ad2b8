import { RecordActions } from '@/components/document/RecordActions'
import { PageHeader } from '@/components/ui/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { CustomerHeader } from './CustomerHeader'
import type { CustomerSheet } from './customerSheet'
import { MeetsSection } from './MeetsSection'
import { PeopleSections } from './PeopleSections'
import { TendersSection } from './TendersSection'
import './customerPage.css'

type Props = {
  customer: CustomerSheet
  /** The reader may see what happened to it. */
  hasActivity: boolean
  locale: Locale
  timeZone: string
}

/** A customer on one page: who they are, where, who works there, what was said and offered. */
export const CustomerPage = ({ customer, hasActivity, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { name, title, editHref, branches, employees, meets, tenders } = customer
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <RecordActions
            slug="companies"
            id={customer.id}
            name={name}
            hasActivity={hasActivity}
            editHref={editHref}
            t={t}
          />
        }
        breadcrumbs={[{ label: t('companies.plural'), href: paths.customers() }, { label: name }]}
        description={title && <bdi>{title}</bdi>}
        title={<bdi>{name}</bdi>}
      />
      <CustomerHeader customer={customer} locale={locale} t={t} />
      <div className="customer-sections">
        <PeopleSections branches={branches} employees={employees} format={format} t={t} />
        <MeetsSection format={format} part={meets} t={t} timeZone={timeZone} title="meets.plural" />
        {tenders && <TendersSection format={format} part={tenders} t={t} />}
      </div>
    </div>
  )
}
