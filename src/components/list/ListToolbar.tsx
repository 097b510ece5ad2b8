'use client'

import { IconAdjustmentsHorizontal, IconUpload } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { Button, ButtonLink } from '../ui/controls/Button'
import { Glyph } from '../ui/controls/Glyph'
import { useT } from '../ui/useT'
import type { ActiveFilter } from '@/present/list/activeFilters'
import { ClearFilters } from './filters/ClearFilters'
import { ColumnChooser } from './views/ColumnChooser'
import { FilterChips } from './filters/FilterChips'
import { BACKGROUND_ROWS } from '@/domain/lists/backgroundExport'
import type { Day } from '@/domain/shared/day'
import type { FilterField } from '@/present/list/filterFields'
import { isFiltered, withoutKeys, searchOf } from '@/present/list/listState'
import { useList } from './listContext'
import { type ShownQuickFilter, activeQuickFilter } from '@/present/list/quickFilters'
import type { SavedView } from '@/present/list/savedView'
import { SearchBox } from './filters/SearchBox'
import { ViewMenu } from './views/ViewMenu'
import { useChosenInSight } from '@/components/ui/controls/useChosenInSight'
import { ExportButton } from './ExportButton'
import { GroupMenu } from './groups/GroupMenu'

// A tenth of a list's scripts, and rarely opened: loaded on demand.
const FilterPanel = dynamic(() =>
  import('./filters/FilterPanel').then((module) => module.FilterPanel),
)

type Props = {
  canSearch: boolean
  quick: readonly ShownQuickFilter[]
  /** Active filters other than quick filters, in words. */
  chips: readonly ActiveFilter[]
  fields: readonly FilterField[]
  timeZone: string
  today: Day
  columns: readonly { name: string; label: string }[]
  /** Names of the displayed columns in order. */
  shown: readonly string[]
  titleField: string
  /** The columns by which rows can be counted and summed. */
  groupings: readonly { name: string; label: string }[]
  views: readonly SavedView[]
  /** Id of the default view; 0 for none. */
  opening: number
  mayShare: boolean
  /** Export parameters; missing if the reader may not export. */
  exports?: { scope?: number; total: number }
  /** Link to import into the list; missing for users who may not. */
  importHref?: string
}

/** Quick filters above a table, "all" first; exactly one is selected. */
const QuickFilters = ({ filters }: { filters: readonly ShownQuickFilter[] }) => {
  const t = useT()
  const { state, change } = useList()
  const pressed = activeQuickFilter(filters, state.where)
  const line = useChosenInSight('[aria-pressed="true"]', pressed?.key)
  const choose = ({ where, sort }: Pick<ShownQuickFilter, 'where' | 'sort'>) => {
    const others = withoutKeys(state.where, Object.keys(pressed?.where ?? {}))
    // A filter's own sort order is removed with it; a chosen one stays.
    const own = pressed?.sort === state.sort ? '' : state.sort
    change({ where: { ...others, ...where }, sort: sort ?? own })
  }
  return (
    <div ref={line} className="ui-filters" role="group" aria-label={t('list.filters')}>
      {[{ key: 'all', label: t('common.all'), where: {} }, ...filters].map((filter) => (
        <button
          key={filter.key}
          type="button"
          className="ui-filter"
          aria-pressed={filter.key === (pressed?.key ?? 'all')}
          onClick={() => choose(filter)}
        >
          {filter.label}
        </button>
      ))}
    </div>
  )
}

type ExportMenuProps = {
  /** The company in the address of the list. */
  scope?: number
  /** Number of rows of the list. */
  total: number
  /** Names of the displayed columns in order. */
  shown: readonly string[]
  /** Names of all columns that the reader may display. */
  all: readonly string[]
}

/**
 * Exports all rows of the list in its order, with its columns or with all that there are; or the
 * groups of a list that has them.
 */
const ExportMenu = ({ scope, total, shown, all }: ExportMenuProps) => {
  const { slug, state } = useList()
  const addressOf = (columns: readonly string[], parameters: Record<string, string> = {}) => {
    const asked = new URLSearchParams([
      ...new URLSearchParams(searchOf({ ...state, columns })),
      ...Object.entries(parameters),
    ])
    if (scope !== undefined) asked.set('scope', String(scope))
    return `/api/${slug}/export?${asked}`
  }
  const hidden = all.filter((name) => !shown.includes(name))
  return (
    <ExportButton
      address={addressOf(state.columns)}
      groupsAddress={state.group ? addressOf(state.columns, { groups: 'true' }) : undefined}
      background={total >= BACKGROUND_ROWS ? 'always' : 'offered'}
      wholeAddress={hidden.length > 0 ? addressOf([...shown, ...hidden]) : undefined}
    />
  )
}

/**
 * Above the rows: search, filters, columns and views, with active filters as chips. On a phone one
 * line with a menu, so that the first row is visible.
 */
export const ListToolbar = (props: Props) => {
  const { canSearch, quick, chips, fields, timeZone, today } = props
  const t = useT()
  const { state } = useList()
  const [isOpen, setIsOpen] = useState(false)
  const [hasTools, setHasTools] = useState(false)
  const panelId = useId()
  const toolsId = useId()
  const hasChips = quick.length > 0 || chips.length > 0 || isFiltered(state)
  return (
    <>
      <div className="list-toolbar">
        {canSearch && <SearchBox />}
        <div className="list-tools">
          {fields.length > 0 && (
            <Button
              tone="secondary"
              size="small"
              className="list-tools__filter"
              aria-expanded={isOpen}
              aria-controls={panelId}
              icon={<IconAdjustmentsHorizontal aria-hidden="true" size={17} />}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span className="list-tools__word">{t('actions.filter')}</span>
              {chips.length > 0 && (
                <span className="list-badge" aria-hidden="true">
                  {chips.length}
                </span>
              )}
            </Button>
          )}
          <button
            type="button"
            className="ui-icon-button list-tools__more"
            aria-expanded={hasTools}
            aria-controls={toolsId}
            aria-label={t('list.tools')}
            onClick={() => setHasTools(!hasTools)}
          >
            <Glyph name="dots" />
          </button>
          <div id={toolsId} className="list-tools__rest" data-open={hasTools || undefined}>
            <ColumnChooser
              columns={props.columns}
              shown={props.shown}
              titleField={props.titleField}
            />
            {props.groupings.length > 0 && <GroupMenu groupings={props.groupings} />}
            <ViewMenu
              views={props.views}
              opening={props.opening}
              mayShare={props.mayShare}
              shown={props.shown}
            />
            {props.importHref && (
              <ButtonLink
                tone="secondary"
                size="small"
                href={props.importHref}
                icon={<IconUpload aria-hidden="true" size={17} />}
              >
                {t('importing.open')}
              </ButtonLink>
            )}
            {props.exports && (
              <ExportMenu
                {...props.exports}
                all={props.columns.map(({ name }) => name)}
                shown={props.shown}
              />
            )}
          </div>
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <FilterPanel fields={fields} timeZone={timeZone} today={today} />}
      </div>
      {hasChips && (
        <div className="list-chips">
          {quick.length > 0 && <QuickFilters filters={quick} />}
          <FilterChips chips={chips} />
          {isFiltered(state) && <ClearFilters isQuiet />}
        </div>
      )}
    </>
  )
}
