import { headers } from 'next/headers'
import { cache } from 'react'

/** Longest wait for the result of a page; afterwards it counts as not found. */
const LONGEST_MS = 10_000

type Verdict = { isFound: Promise<boolean>; settle: (isFound: boolean) => void }

const verdictOfRequest = cache((): Verdict => {
  let settle: Verdict['settle'] = () => undefined
  const isFound = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  return { isFound, settle }
})

/** Renders a page, and stores for this request whether it was found. */
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

/** For a page some of whose streamed parts may turn out to be missing. */
export const mayBeMissing = (): void => verdictOfRequest().settle(false)

const afterLongest = () =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_MS).unref())

/**
 * Whether the page of this request was found. Next also renders the not-found page along with every
 * page and sends both; the not-found page renders nothing if this is true.
 */
export const wasFound = async (): Promise<boolean> => {
  const sent = await headers()
  // A prefetch may request the layout without the page that would settle this.
  const isAhead = [...sent.keys()].some(
    (name) => name.startsWith('next-router-') && name.includes('prefetch'),
  )
  return isAhead || Promise.race([verdictOfRequest().isFound, afterLongest()])
}
