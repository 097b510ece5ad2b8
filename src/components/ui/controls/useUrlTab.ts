'use client'

import { usePathname, useSearchParams } from 'next/navigation'

type Item = { value: string; href?: string }

/**
 * The tab in the URL, and a function to open another one: it pushes a history entry without a
 * request to the server, so the browser's back button returns to the previous tab.
 * @param items in order; the first is open when the address names none
 * @param param the query parameter that names the tab; left out, each item has an `href`
 */
export const useUrlTab = (items: readonly Item[], param?: string) => {
  const pathname = usePathname()
  const query = useSearchParams()
  const named = param
    ? items.find(({ value }) => value === query.get(param))
    : items.find(({ href }) => href === pathname)
  const first = items[0]?.value ?? ''
  const active = named?.value ?? first

  const addressOf = (value: string): string => {
    const next = new URLSearchParams(query)
    if (param && value === first) next.delete(param)
    else if (param) next.set(param, value)
    const path = param ? pathname : (items.find((item) => item.value === value)?.href ?? pathname)
    return next.size > 0 ? `${path}?${next}` : path
  }

  const open = (value: string) => {
    if (value !== active) window.history.pushState(null, '', addressOf(value))
  }
  return { active, open }
}
