import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { readRecents, recordAt, rememberRecord } from './recentRecords'

/** A page left within this time is not remembered; its heading has loaded by then too. */
const STAYED_MS = 1_500

const headingOfPage = (): string =>
  document.querySelector('main h1, [role="main"] h1, h1')?.textContent?.trim() ?? ''

/** Remembers the records a person opens, for the palette's suggestions. */
export const useRememberVisits = (userId: number): void => {
  const pathname = usePathname()
  useEffect(() => {
    const record = recordAt(pathname)
    if (!record) return
    const timer = setTimeout(() => {
      const known = readRecents(userId).find(
        ({ slug, id }) => slug === record.slug && id === record.id,
      )
      const title = headingOfPage() || known?.title
      if (title) rememberRecord(userId, { ...record, title, href: pathname })
    }, STAYED_MS)
    return () => clearTimeout(timer)
  }, [pathname, userId])
}
