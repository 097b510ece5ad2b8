'use client'

import {
  IconBookmark,
  IconBookmarkPlus,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlay/Menu'
import { useCopy } from '../../ui/requests/useCopy'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'
import { searchOf, isSameWhere, type ListState } from '@/present/list/listState'
import type { SavedView } from '@/present/list/savedView'
import { keepListChoice } from './keepListChoice'
import { useViewCommands } from './useViewCommands'
import { ViewDialog } from './ViewDialog'
import type { ViewState } from '@/domain/lists/viewState'

/** True when a list no longer shows what its view keeps; the page does not count. */
const isViewChanged = (view: ViewState, state: ListState): boolean =>
  view.search !== state.search ||
  (view.sort !== '' && view.sort !== state.sort) ||
  view.limit !== state.limit ||
  view.columns.join() !== state.columns.join() ||
  !isSameWhere(view.where, state.where)

type Props = {
  views: readonly SavedView[]
  /** The view the list opens with; 0 for none. */
  opening: number
  mayShare: boolean
  /** Names of the drawn columns: a view keeps them. */
  shown: readonly string[]
}

type Asked = 'new' | 'edit' | 'delete' | null

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
