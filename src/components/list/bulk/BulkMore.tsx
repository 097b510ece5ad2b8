'use client'

import { Fragment } from 'react'
import { MenuItem, MenuSeparator } from '../../ui/overlay/Menu'
import { MoreMenu } from '../../ui/overlay/MoreMenu'
import type { BulkAction } from '@/present/list/bulkActions'

type Props = {
  actions: readonly BulkAction[]
  /** Why an action is switched off; undefined where it is not. */
  reasonOf: (action: BulkAction) => string | undefined
  onChoose: (action: BulkAction) => void
}

/** The bulk actions that have no button of their own. */
export const BulkMore = ({ actions, reasonOf, onChoose }: Props) => (
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
