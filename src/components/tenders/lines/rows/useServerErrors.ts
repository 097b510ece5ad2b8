import { useForm } from '@payloadcms/ui'
import { useEffect, type Dispatch } from 'react'

import { isStill } from '../../../document/save/answeredProblems'
import { useSave } from '../../../document/save/SaveContext'

import type { CellName } from './EditorRow'
import type { LineAction } from './linesReducer'

/** Shows the server's errors of single cells (`items.3.quantity`) in the editor. */
export const useServerErrors = (path: string, dispatch: Dispatch<LineAction>): void => {
  const { answered } = useSave()
  const { getFields } = useForm()

  useEffect(() => {
    // On remount only the errors of unchanged cells are shown.
    const own = answered.filter(
      (one) => one.path.startsWith(`${path}.`) && isStill(getFields(), one),
    )
    if (own.length === 0) return
    dispatch({
      type: 'serverErrors',
      errors: own.map((one) => {
        const [index, cell] = one.path.slice(path.length + 1).split('.')
        return { index: Number(index), cell: cell as CellName, message: one.message }
      }),
    })
  }, [answered, path, dispatch, getFields])
}
