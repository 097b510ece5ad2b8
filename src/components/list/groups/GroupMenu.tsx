'use client'

import { IconStack2 } from '@tabler/icons-react'
import { Button } from '../../ui/controls/Button'
import { Menu, MenuChoice, MenuOption } from '../../ui/overlay/Menu'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'

type Props = { groupings: readonly { name: string; label: string }[] }

/** Chooses the column by whose values the rows of the list are counted and summed. */
export const GroupMenu = ({ groupings }: Props) => {
  const t = useT()
  const { state, change } = useList()
  const chosen = groupings.find(({ name }) => name === state.group)
  return (
    <Menu
      trigger={
        <Button tone="secondary" size="small" icon={<IconStack2 aria-hidden="true" size={17} />}>
          {t('list.groups.open')}
          {chosen && (
            <span className="list-badge list-badge--dot">
              <span className="visually-hidden">{chosen.label}</span>
            </span>
          )}
        </Button>
      }
    >
      <MenuChoice
        label={t('list.groups.open')}
        value={state.group}
        onChange={(group) => change({ group, page: state.page })}
      >
        {[{ name: '', label: t('list.groups.none') }, ...groupings].map(({ name, label }) => (
          <MenuOption key={name} value={name}>
            {label}
          </MenuOption>
        ))}
      </MenuChoice>
    </Menu>
  )
}
