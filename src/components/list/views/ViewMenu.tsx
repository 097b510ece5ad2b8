'use client'

import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconBookmark,
  IconBookmarkPlus,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useShell } from '../../frame/appearance/ShellContext'
import { Menu, MenuChoice, MenuItem, MenuOption, MenuSeparator } from '../../ui/overlay/Menu'
import { useCopy } from '../../ui/requests/useCopy'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'
import { searchOf, isSameWhere, type ListState } from '@/present/list/listState'
import type { SavedView } from '@/present/list/savedView'
import { keepListChoice } from './keepListChoice'
import { useViewCommands } from './useViewCommands'
import type { ViewState } from '@/domain/lists/viewState'
import { DENSITIES, type Density } from '@/domain/settings/appearance'

// Loaded on first use.
const ViewDialog = dynamic(() => import('./ViewDialog').then((module) => module.ViewDialog))

/** True when the list differs from its view; the page does not count. */
const isViewChanged = (view: ViewState, state: ListState): boolean =>
  view.search !== state.search ||
  (view.sort !== '' && view.sort !== state.sort) ||
  view.limit !== state.limit ||
  view.columns.join() !== state.columns.join() ||
  view.group !== state.group ||
  !isSameWhere(view.where, state.where)

type Props = {
  views: readonly SavedView[]
  /** Id of the default view; 0 for none. */
  opening: number
  mayShare: boolean
  /** Names of the displayed columns: stored in a view. */
  shown: readonly string[]
}

type Asked = 'new' | 'edit' | 'delete' | null

/** The height of rows, a preference of the appearance for all tables. */
const RowHeight = () => {
  const t = useT()
  const { appearance, setAppearance } = useShell()
  return (
    <div className="list-density">
      <MenuSeparator />
      <MenuChoice
        label={t('appearance.density')}
        value={appearance.density}
        onChange={(value) => setAppearance({ density: value as Density })}
      >
        {DENSITIES.map((value) => {
          const Icon = value === 'compact' ? IconBaselineDensitySmall : IconBaselineDensityMedium
          return (
            <MenuOption key={value} icon={<Icon aria-hidden="true" size={18} />} value={value}>
              {t(`list.rows.${value}`)}
            </MenuOption>
          )
        })}
      </MenuChoice>
    </div>
  )
}

/** Menu of the current view: save, change, make it the default, share. */
export const ViewMenu = ({ views, opening, mayShare, shown }: Props) => {
  const t = useT()
  const { slug, state, retry } = useList()
  const { notifyFailure } = useNotify()
  const copy = useCopy({ failed: 'document.copyFailed' })
  const [asked, setAsked] = useState<Asked>(null)
  const commands = useViewCommands(shown)
  const view = views.find(({ id }) => id === state.view)
  const isChanged = Boolean(view && isViewChanged(view.state, state))
  const icon = { 'aria-hidden': true, size: 18 } as const

  const openWith = async (id: number | null) => {
    const isKept = await keepListChoice({ preference: 'view', slug, value: id })
    if (isKept) retry()
    else notifyFailure(t('common.connectionFailed'))
  }
  const copyLink = () => {
    const { origin, pathname } = window.location
    return copy(origin + pathname + searchOf(state))
  }
  return (
    <>
      <Menu
        trigger={
          <Button
            tone="secondary"
            size="small"
            icon={<IconBookmark aria-hidden="true" size={17} />}
          >
            {t('list.view')}
            {isChanged && <span className="list-badge list-badge--dot" aria-hidden="true" />}
          </Button>
        }
      >
        {view?.isMine && isChanged && (
          <MenuItem
            icon={<IconDeviceFloppy {...icon} />}
            onClick={() => void commands.update(view)}
          >
            {t('list.updateView')}
          </MenuItem>
        )}
        <MenuItem icon={<IconBookmarkPlus {...icon} />} onClick={() => setAsked('new')}>
          {t('list.saveAsView')}
        </MenuItem>
        {view?.isMine && (
          <MenuItem icon={<IconPencil {...icon} />} onClick={() => setAsked('edit')}>
            {t('list.editView')}
          </MenuItem>
        )}
        {view && view.id !== opening && (
          <MenuItem icon={<IconPin {...icon} />} onClick={() => void openWith(view.id)}>
            {t('list.setDefaultView')}
          </MenuItem>
        )}
        {view && view.id === opening && (
          <MenuItem icon={<IconPinnedOff {...icon} />} onClick={() => void openWith(null)}>
            {t('list.unsetDefaultView')}
          </MenuItem>
        )}
        <MenuItem icon={<IconLink {...icon} />} onClick={() => void copyLink()}>
          {t('actions.copyLink')}
        </MenuItem>
        <RowHeight />
        {view?.isMine && <MenuSeparator />}
        {view?.isMine && (
          <MenuItem danger icon={<IconTrash {...icon} />} onClick={() => setAsked('delete')}>
            {t('list.deleteView')}
          </MenuItem>
        )}
      </Menu>
      {(asked === 'new' || asked === 'edit') && (
        <ViewDialog
          view={asked === 'edit' ? view : undefined}
          mayShare={mayShare}
          onClose={() => setAsked(null)}
          onSave={(wanted) =>
            asked === 'edit' && view ? commands.rename(view, wanted) : commands.create(wanted)
          }
        />
      )}
      {view && (
        <ConfirmDialog
          open={asked === 'delete'}
          destructive
          title={t('list.deleteViewQuestion', { name: view.name })}
          confirmLabel={t('actions.delete')}
          onClose={() => setAsked(null)}
          onConfirm={() => commands.remove(view)}
        />
      )}
    </>
  )
}
