import { useCallback, useEffect, type Dispatch, type RefObject } from 'react'
import type { LineAction } from './linesReducer'
import { useLatest } from '../useLatest'

/**
 * Blocks edits while the lines are being saved: the response replaces them, and typed input would
 * be lost. One listener, because making some thousand inputs read-only and back takes longer than
 * the save itself.
 * @returns the dispatch for user edits; the server's response bypasses it
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
