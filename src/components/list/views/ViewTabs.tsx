'use client'

import { IconPinFilled, IconUsers } from '@tabler/icons-react'
import { useT } from '../../ui/useT'
import { ListLink } from '../table/ListLink'
import { useList } from '../listContext'
import { searchOf, stateOfView } from '@/present/list/listState'
import type { SavedView } from '@/present/list/savedView'

type Props = {
  views: readonly SavedView[]
  /** Id of the default view; 0 for none. */
  opening: number
  /** The list without a view. */
  allHref: string
}

/** Tabs of the saved views; the active one is marked, the default one has a pin. */
export const ViewTabs = ({ views, opening, allHref }: Props) => {
  const t = useT()
  const { state } = useList()
  const isNone = !views.some(({ id }) => id === state.view)
  return (
    <nav className="list-views" aria-label={t('list.savedViews')}>
      <ListLink className="list-view" href={allHref} aria-current={isNone ? 'page' : undefined}>
        {t('list.export.all')}
      </ListLink>
      {views.map((view) => (
        <ListLink
          key={view.id}
          className="list-view"
          href={searchOf(stateOfView(view))}
          aria-current={view.id === state.view ? 'page' : undefined}
        >
          {view.audience !== 'own' && (
            <IconUsers
              size={15}
              stroke={1.75}
              role="img"
              aria-label={t(`listViews.audiences.${view.audience}`)}
            />
          )}
          <bdi>{view.name}</bdi>
          {view.id === opening && (
            <IconPinFilled size={13} role="img" aria-label={t('list.defaultView')} />
          )}
        </ListLink>
      ))}
    </nav>
  )
}
