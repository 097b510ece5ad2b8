'use client'

import { useEffect, type RefObject } from 'react'

import { bringInSight } from '@/components/ui/useChosenInSight'

/**
 * The open tab of a form stays in sight, as in our own lines of tabs: which it is, the framework
 * finds out after the page is drawn.
 * @param page what the tabs are drawn in
 */
export const useTabInSight = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const line = page.current?.querySelector('.tabs-field__tabs-wrap')
    if (!line) return
    const show = () => bringInSight(line, '.tabs-field__tab-button--active')
    show()
    const observer = new MutationObserver(show)
    observer.observe(line, { attributeFilter: ['class'], subtree: true })
    return () => observer.disconnect()
  }, [page])
}
