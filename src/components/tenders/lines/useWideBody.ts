import { useLayoutEffect, type RefObject } from 'react'

/** Lines need the width of the page: the side column goes below them while they are shown. */
export const useWideBody = (root: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const body = root.current?.closest('.doc-body')
    body?.setAttribute('data-wide', '')
    return () => body?.removeAttribute('data-wide')
  }, [root])
}
