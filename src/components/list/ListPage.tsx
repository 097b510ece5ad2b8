import { IconPlus } from '@tabler/icons-react'
import type { ListViewServerProps } from 'payload'
import { ButtonLink } from '../ui/Button'
import { PageHeader } from '../ui/PageHeader'
import { GoToLastPage } from './GoToLastPage'
import { ListFooter } from './ListFooter'
import { ListFrame } from './ListFrame'
import { ListTable } from './ListTable'
import { loadList } from './loadList'
import { NoRows } from './NoRows'
import { QuickFilters } from './QuickFilters'
import { hasActions } from './rowActions'
import { SearchBox } from './SearchBox'

/** One list, from its title to its page numbers. */
export const ListPage = async (props: ListViewServerProps) => {
  const list = await loadList(props)
  const { t, context, state, rows, create, deleteFrom } = list
  const menuRows = rows.map(({ row }) => row)
  return (
    <ListFrame state={state} rows={menuRows} deleteFrom={deleteFrom}>
      <PageHeader
        title={
          list.company ? (
            <>
              <bdi>{list.company}</bdi> · {list.title}
            </>
          ) : (
            list.title
          )
        }
        breadcrumbs={list.breadcrumbs}
        description={list.isFailed ? undefined : t('list.count', { n: list.total })}
        actions={
          create && (
            <ButtonLink
              href={create.href}
              icon={<IconPlus aria-hidden="true" size={18} />}
              data-list-new
              aria-keyshortcuts="n"
            >
              {create.label}
            </ButtonLink>
          )
        }
      />
      <section className="ui-card list-card" aria-label={list.title}>
        <div className="list-toolbar">
          {list.canSearch && <SearchBox />}
          {list.filters.length > 1 && <QuickFilters filters={list.filters} />}
        </div>
        {list.isBeyond && <GoToLastPage pages={list.pages} />}
        {rows.length > 0 ? (
          <>
            <div className="list-rows">
              <ListTable
                title={list.title}
                columns={list.columns}
                main={list.main}
                rows={rows}
                context={context}
                sort={state.sort}
                hasMenu={menuRows.some((row) => hasActions(row, deleteFrom))}
                t={t}
              />
            </div>
            <ListFooter
              state={state}
              shown={rows.length}
              total={list.total}
              pages={list.pages}
              t={t}
              format={context.format}
            />
          </>
        ) : (
          <div className="list-rows">
            <NoRows reason={list.noRowsReason} t={t} create={create} />
          </div>
        )}
      </section>
    </ListFrame>
  )
}
