import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VIRTUAL_ABOVE } from '@/domain/lists/pageSizes'
import { entityOf } from '@/catalog'
import { ButtonLink } from '../ui/controls/Button'
import { PageHeader } from '../ui/layout/PageHeader'
import { AskForAll } from './bulk/AskForAll'
import { BulkBar } from './bulk/BulkBar'
import './list.css'
import './listTools.css'
import { ListFooter } from './paging/ListFooter'
import { ListFrame } from './ListFrame'
import { ListTable } from './table/ListTable'
import { ListToolbar } from './ListToolbar'
import type { ListModel } from '@/present/list/listModel'
import { NoRows } from './table/NoRows'
import { hasActions } from './table/rowActions'
import { tableColumns } from './table/tableColumns'
import { ViewTabs } from './views/ViewTabs'

const Title = ({ list }: { list: ListModel }) =>
  list.company ? (
    <>
      <bdi>{list.company}</bdi> · {list.title}
    </>
  ) : (
    list.title
  )

const Rows = ({ list }: { list: ListModel }) => {
  const { t, context, state, rows, create, deleteFrom } = list
  if (list.asksFirst) return <AskForAll total={context.format.count(list.total)} />
  if (rows.length === 0)
    return (
      <NoRows
        create={create}
        howTo={entityOf(list.slug)?.list?.howTo}
        reason={list.noRowsReason}
        t={t}
      />
    )
  return (
    <ListTable
      // Measured heights belong to one set of rows.
      key={rows.length > VIRTUAL_ABOVE ? `many-${state.sort}` : 'few'}
      title={list.title}
      slug={list.slug}
      columns={tableColumns(list)}
      main={list.main}
      rows={rows}
      sort={state.sort}
      hasMenu={rows.some((row) => hasActions(row, deleteFrom))}
    />
  )
}

/**
 * The page of a list.
 * @param args.totals totals of its rows
 * @param args.groups what it has of each value of the column it is grouped by
 */
export const ListPage = ({
  list,
  totals,
  groups,
}: {
  list: ListModel
  totals?: ReactNode
  groups?: ReactNode
}) => {
  const { t, context, state, rows, create } = list
  return (
    <ListFrame
      slug={list.slug}
      state={state}
      asked={list.asked}
      // The same object as the table's rows: it is serialised once.
      rows={rows}
      matching={list.matching}
      total={list.total}
      deleteFrom={list.deleteFrom}
      isSelectable={list.bulk.length > 0 || list.tools.forTicked !== undefined}
    >
      <PageHeader
        title={<Title list={list} />}
        breadcrumbs={list.breadcrumbs}
        description={list.isFailed ? undefined : t('list.count', { n: list.total })}
        actions={
          <>
            {list.tools.beside}
            {create && (
              <ButtonLink
                href={create.href}
                icon={<IconPlus aria-hidden="true" size={18} />}
                data-list-new
                aria-keyshortcuts="n"
              >
                {create.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <section className="ui-card list-card" aria-label={list.title}>
        {list.views.length > 0 && (
          <ViewTabs views={list.views} opening={list.opening} allHref={list.allHref} />
        )}
        <ListToolbar
          canSearch={list.canSearch}
          quick={list.filters.quick}
          chips={list.filters.chips}
          fields={list.filters.fields}
          timeZone={context.timeZone}
          today={context.today}
          columns={list.available.map(({ name, label }) => ({ name, label }))}
          shown={list.columns.map(({ name }) => name)}
          titleField={list.titleField}
          groupings={list.groupings}
          views={list.views}
          opening={list.opening}
          mayShare={list.mayShare}
          // An empty list cannot be exported.
          importHref={list.importHref}
          exports={
            list.mayExport && list.total > 0 ? { scope: list.scope, total: list.total } : undefined
          }
        />
        {groups}
        <Rows list={list} />
        {rows.length > 0 && (
          <ListFooter
            state={state}
            shown={rows.length}
            total={list.total}
            pages={list.pages}
            t={t}
            format={context.format}
          />
        )}
        {totals}
        <BulkBar
          actions={list.bulk}
          api={list.api}
          total={list.total}
          matching={list.matching}
          titleField={list.titleField}
        >
          {list.tools.forTicked}
        </BulkBar>
      </section>
    </ListFrame>
  )
}
