'use client'

import type { ViewAudience } from '@/domain/lists/viewState'
import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'
import { stateOfView, viewStateOf } from '@/present/list/listState'
import type { SavedView } from '@/present/list/savedView'

/** The fields of the dialog of a view. */
export type WantedView = { name: string; audience: ViewAudience; role: number | null }

const VIEWS = '/api/list-views?depth=0'
const addressOf = ({ id }: SavedView) => `/api/list-views/${id}?depth=0`

/**
 * Creates, changes and deletes saved views. Each resolves with an error message on failure.
 * @param shown names of the displayed columns: stored in a view
 */
export const useViewCommands = (shown: readonly string[]) => {
  const t = useT()
  const { slug, state, change, retry } = useList()
  const { notifySuccess, notifyFailure } = useNotify()
  const kept = { ...viewStateOf(state), columns: shown }

  const create = async (wanted: WantedView): Promise<string | void> => {
    const body = { ...wanted, list: slug, state: kept }
    const answer = await callApi<{ doc: { id: number } }>(VIEWS, { body })
    if (!answer.ok) return answer.message || t('common.failure')
    notifySuccess(t('list.viewSaved', { name: wanted.name }))
    change({ ...stateOfView({ id: answer.data.doc.id, state: kept }), page: state.page })
  }
  const patch = async (view: SavedView, body: object): Promise<string | undefined> => {
    const answer = await callApi(addressOf(view), { method: 'PATCH', body })
    return answer.ok ? undefined : answer.message || t('common.failure')
  }
  return {
    create,
    rename: async (view: SavedView, wanted: WantedView): Promise<string | void> => {
      const refusal = await patch(view, wanted)
      if (refusal) return refusal
      notifySuccess(t('list.viewSaved', { name: wanted.name }))
      retry()
    },
    update: async (view: SavedView): Promise<void> => {
      const refusal = await patch(view, { state: kept })
      if (refusal) return void notifyFailure(refusal)
      notifySuccess(t('list.viewSaved', { name: view.name }))
      change({ columns: shown, page: state.page })
    },
    remove: async (view: SavedView): Promise<string | void> => {
      const answer = await callApi(addressOf(view), { method: 'DELETE' })
      if (!answer.ok) return answer.message || t('common.failure')
      notifySuccess(t('list.viewDeleted', { name: view.name }))
      change({ view: 0, page: state.page })
    },
  }
}
