'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, type Dispatch } from 'react'
import type { CellName } from './EditorRow'
import type { LineAction } from './linesReducer'

/**
 * Takes the server's refusals of single cells (`items.3.quantity`) out of the form and into the
 * editor. Left in the form they would be sent back as values of the next save and block it: Payload
 * makes a field of every path it is told.
 */
export const useServerErrors = (path: string, dispatch: Dispatch<LineAction>): void => {
  const { dispatchFields, getFields, setModified } = useForm()
  const found = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((name) => name.startsWith(`${path}.`))
      .join(' '),
  )

  useEffect(() => {
    if (found === '') return
    const fields = getFields()
    const paths = found.split(' ')
    dispatch({
      type: 'serverErrors',
      errors: paths.map((name) => {
        const [index, cell] = name.slice(path.length + 1).split('.')
        const message = fields[name]?.errorMessage ?? ''
        return { index: Number(index), cell: cell as CellName, message }
      }),
    })
    for (const name of paths) dispatchFields({ type: 'REMOVE', path: name })
    // A refused save leaves the form "unmodified", with its save button off.
    setModified(true)
  }, [found, path, dispatch, dispatchFields, getFields, setModified])
}
