import { useLayoutEffect, type RefObject } from 'react'

/** Lines need the full width: the side column moves below them. */
export const useWideBody = (root: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const body = root.current?.closest('.doc-body')
    body?.setAttribute('data-wide', '')
    return () => body?.removeAttribute('data-wide')
  }, [root])
}
