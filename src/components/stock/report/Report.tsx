import type { ReactNode } from 'react'

import { PageLinks, type PageLinksProps } from '../../list/paging/PageLinks'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import { PageHeader } from '../../ui/layout/PageHeader'
import { createTranslator } from '@/i18n/translate'
import './report.css'

type Props = PageLinksProps & {
  title: string
  description: string
  actions?: ReactNode
  /** Shown above everything else. */
  notice?: ReactNode
  form: ReactNode
  /** Null without data; `none` has the reason. */
  table: ReactNode
  none: string
  /** Explanation of the calculation. */
  rule: ReactNode
  /** Shown after the explanation, before the pagination. */
  children?: ReactNode
}

/** A report on stock cards: form, table, and an explanation of the calculation. */
export const Report = (props: Props) => {
  const { title, description, actions, notice, form, table, none, rule, children } = props
  const t = createTranslator(props.locale)
  return (
    <main className="ui-page">
      <PageHeader
        actions={actions}
        breadcrumbs={[{ label: t('nav.stock') }, { label: title }]}
        description={description}
        title={title}
      />
      {notice}
      <Card padded={false}>
        {form}
        {table ?? <EmptyState text={none} title={t('common.noRecords')} />}
        <p className="report-note">{rule}</p>
        {children}
        <PageLinks
          hrefOf={props.hrefOf}
          locale={props.locale}
          page={props.page}
          pages={props.pages}
        />
      </Card>
    </main>
  )
}
