import { useEffect, useState } from 'react'

import type { Offered } from './offered'

type Load<T> = (signal: AbortSignal) => Promise<Offered<T>>
type Loaded<T> = { load: Load<T>; offered: Offered<T> | 'failed' }

/**
 * Asks what is offered, each time the list opens: what was chosen or made meanwhile is in it.
 * @returns null until the answer is there
 */
export const useOffered = <T>(
  load: Load<T> | undefined,
  isOpen: boolean,
): Offered<T> | 'failed' | null => {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null)
  useEffect(() => {
    if (!load || !isOpen) return
    const abort = new AbortController()
    load(abort.signal).then(
      (offered) => setLoaded({ load, offered }),
      () => abort.signal.aborted || setLoaded({ load, offered: 'failed' }),
    )
    return () => abort.abort()
  }, [load, isOpen])
  return loaded && loaded.load === load ? loaded.offered : null
}
