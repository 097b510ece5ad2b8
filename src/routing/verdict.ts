import { headers } from 'next/headers'
import { cache } from 'react'

/** Maximum time of a page: code that waits for the result continues without it. */
const LONGEST_MS = 10_000

type Verdict = { isFound: Promise<boolean>; settle: (isFound: boolean) => void }

const verdictOfRequest = cache((): Verdict => {
  let settle: Verdict['settle'] = () => undefined
  const isFound = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  return { isFound, settle }
})

/** Renders a page, and remembers for this request whether it was found. */
export const drawn = async <Page>(draw: () => Promise<Page>): Promise<Page> => {
  const { settle } = verdictOfRequest()
  try {
    const page = await draw()
    settle(true)
    return page
  } catch (error) {
    settle(false)
    throw error
  }
}

/** For a page whose parts may turn out later to be missing. */
export const mayBeMissing = (): void => verdictOfRequest().settle(false)

const afterLongest = () =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_MS).unref())

/**
 * Whether the page of this request was there. Next draws what it would show instead of every page
 * along with it, and sends both: this spares it the work.
 */
export const wasFound = async (): Promise<boolean> => {
  const sent = await headers()
  // A prefetch may come without the page that would decide.
  const isAhead = [...sent.keys()].some(
    (name) => name.startsWith('next-router-') && name.includes('prefetch'),
  )
  return isAhead || Promise.race([verdictOfRequest().isFound, afterLongest()])
}
