import { useCallback, useEffect, type Dispatch, type RefObject } from 'react'
import type { LineAction } from './linesReducer'
import { useLatest } from '../useLatest'

/**
 * Edits of the lines, but for the moment in which they are being saved: the answer replaces them, and
 * what was typed meanwhile would be lost. One listener, because making each of some thousand inputs
 * read-only and back takes longer than the save itself.
 * @returns the dispatch for what people do; what the server answers goes past it
 */
export const useEditsOutsideOfSaves = (args: {
  root: RefObject<HTMLElement | null>
  dispatch: Dispatch<LineAction>
  isSaving: boolean
}): Dispatch<LineAction> => {
  const { root, dispatch } = args
  const isSaving = useLatest(args.isSaving)

  useEffect(() => {
    const editor = root.current
    const refuse = (event: Event) => {
      if (isSaving.current) event.preventDefault()
    }
    editor?.addEventListener('beforeinput', refuse)
    return () => editor?.removeEventListener('beforeinput', refuse)
  }, [root, isSaving])

  return useCallback(
    (action) => {
      if (!isSaving.current) dispatch(action)
    },
    [dispatch, isSaving],
  )
}
