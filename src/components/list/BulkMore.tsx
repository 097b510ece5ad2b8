'use client'

import { IconDotsVertical } from '@tabler/icons-react'
import { Menu, MenuItem } from '../ui/Menu'
import { useT } from '../ui/useT'
import type { BulkAction } from './bulkActions'

type Props = {
  actions: readonly BulkAction[]
  /** Why an action is switched off; undefined where it is not. */
  reasonOf: (action: BulkAction) => string | undefined
  onChoose: (action: BulkAction) => void
}

/** The bulk actions that have no button of their own. */
export const BulkMore = ({ actions, reasonOf, onChoose }: Props) => {
  const t = useT()
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="ui-icon-button ui-icon-button--small"
          aria-label={t('common.moreActions')}
          title={t('common.moreActions')}
        >
          <IconDotsVertical aria-hidden="true" size={18} />
        </button>
      }
    >
      {actions.map((action) => (
        <MenuItem
          key={action.key}
          danger={action.isDanger}
          disabled={reasonOf(action) !== undefined}
          reason={reasonOf(action)}
          onClick={() => onChoose(action)}
        >
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
