'use client'

import { IconX } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useId, useMemo, useState, type ReactNode, Fragment } from 'react'
import { MAX_SELECTED, MAX_LIMIT } from '@/domain/lists/pageSizes'
import { Button, OffReason } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '../../ui/useT'
import type { BulkAction } from '@/present/list/bulkActions'
import { BulkRowsContext } from './bulkRowsContext'
import type { FlatWhere } from '@/present/list/listState'
import { useSelection } from './selectionContext'
import { readApi } from '@/components/ui/requests/api'
import type { BulkTarget } from './runBulk'
import { MenuItem, MenuSeparator } from '@/components/ui/overlay/Menu'
import { MoreMenu } from '@/components/ui/overlay/MoreMenu'

// Loaded when the first action is chosen.
const BulkDialog = dynamic(() => import('./BulkDialog').then((module) => module.BulkDialog))

type Props = {
  actions: readonly BulkAction[]
  /** REST endpoint of the collection. */
  api: string
  /** Matching rows on all pages. */
  total: number
  /** The list's complete condition. */
  matching: FlatWhere
  titleField: string
  /** Custom bulk actions of the list's domain. */
  children?: ReactNode
}

/** Most buttons; the rest is in a menu. */
const MOST_BUTTONS = 3

type Doc = { id: number } & Record<string, unknown>
type Page = { docs: Doc[]; hasNextPage: boolean }

/**
 * All matching rows, on all pages: read over REST in the largest page size, with the reader's
 * rights.
 * @param args.titleField the field that names a record; the record's id is the fallback
 */
const matchingTargets = async (args: {
  api: string
  matching: FlatWhere
  titleField: string
}): Promise<BulkTarget[]> => {
  const { api, matching, titleField } = args
  const targets: BulkTarget[] = []
  for (let page = 1; targets.length < MAX_SELECTED; page += 1) {
    const query = new URLSearchParams({
      ...matching,
      depth: '0',
      sort: 'id',
      limit: String(MAX_LIMIT),
      page: String(page),
      [`select[${titleField}]`]: 'true',
    })
    const { docs, hasNextPage } = await readApi<Page>(`${api}?${query}`)
    targets.push(...docs.map((doc) => ({ id: doc.id, name: String(doc[titleField] || doc.id) })))
    if (!hasNextPage) break
  }
  return targets.slice(0, MAX_SELECTED)
}

type BulkMoreProps = {
  actions: readonly BulkAction[]
  /** Why an action is disabled; undefined if it is not. */
  reasonOf: (action: BulkAction) => string | undefined
  onChoose: (action: BulkAction) => void
}

/** Bulk actions in the menu. */
const BulkMore = ({ actions, reasonOf, onChoose }: BulkMoreProps) => (
  <MoreMenu size="small">
    {actions.map((action, at) => (
      <Fragment key={action.key}>
        {action.isDanger && at > 0 && !actions[at - 1]?.isDanger && <MenuSeparator />}
        <MenuItem
          danger={action.isDanger}
          disabled={reasonOf(action) !== undefined}
          reason={reasonOf(action)}
          onClick={() => onChoose(action)}
        >
          {action.label}
        </MenuItem>
      </Fragment>
    ))}
  </MoreMenu>
)

/** Bulk actions for the selected rows; shown while at least one is selected. */
export const BulkBar = ({ actions, api, total, matching, titleField, children }: Props) => {
  const t = useT()
  const selection = useSelection()
  const [action, setAction] = useState<BulkAction | null>(null)
  const reasonId = useId()
  const rows = useMemo(
    () => ({
      read: async () => {
        if (selection?.isEverything) return matchingTargets({ api, matching, titleField })
        return [...(selection?.names ?? [])].map(([id, name]) => ({ id, name }))
      },
    }),
    [selection, api, matching, titleField],
  )
  if (!selection) return null
  const { names, isEverything, selectEverything, clear } = selection
  const count = isEverything ? total : names.size
  if (count === 0 && !action) return null
  // The API does not accept a search through a related record, such as a card's name.
  const canReadAll = !Object.keys(matching).some((key) => /\[\w+\.\w+\]/.test(key))

  // A command that no selected row allows would only fail.
  const reasonOf = ({ key, commandOf }: BulkAction): string | undefined =>
    commandOf && !selection.takes(key) ? t('list.noneTakes') : undefined
  const shown = actions.length > MOST_BUTTONS + 1 ? MOST_BUTTONS : actions.length
  const buttons = actions.slice(0, shown)
  const off = buttons.filter((one) => reasonOf(one) !== undefined)

  return (
    <>
      <div className="list-bulk" role="region" aria-label={t('list.bulkActions')}>
        <p className="list-bulk__count" role="status">
          {t('list.selected', { n: count })}
        </p>
        {canReadAll && !isEverything && total > names.size && total <= MAX_SELECTED && (
          <Button tone="ghost" size="small" onClick={selectEverything}>
            {t('list.selectAllMatching', { n: total })}
          </Button>
        )}
        <div className="list-bulk__actions">
          {children && <BulkRowsContext value={rows}>{children}</BulkRowsContext>}
          {buttons.map((one) => (
            <Button
              key={one.key}
              size="small"
              tone={one.isDanger ? 'danger' : 'secondary'}
              offBecause={off.includes(one) ? reasonId : undefined}
              title={reasonOf(one)}
              onClick={() => setAction(one)}
            >
              {one.label}
            </Button>
          ))}
          {actions.length > shown && (
            <BulkMore
              actions={actions.slice(shown)}
              reasonOf={reasonOf}
              onChoose={(one) => setAction(one)}
            />
          )}
          {off.length > 0 && (
            <OffReason id={reasonId}>
              {off.map(({ label }) => label).join(', ')}: {t('list.noneTakes')}
            </OffReason>
          )}
        </div>
        <IconButton
          size="small"
          label={t('actions.clearSelection')}
          icon={<IconX aria-hidden="true" size={18} />}
          onClick={clear}
        />
      </div>
      {action && (
        <BulkDialog
          action={action}
          count={count}
          names={isEverything ? [] : [...names.values()]}
          targets={rows.read}
          api={api}
          onClose={() => setAction(null)}
        />
      )}
    </>
  )
}
