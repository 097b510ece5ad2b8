import { keepNewest } from '@/domain/shared/keepNewest'

/** Result of reserving from a shared counter: `remaining` is left for all processes. */
export type Drawn = { granted: number; remaining: number; msBeforeReset: number }

/** What is left of a limit, as known to this process, and the time until its window ends. */
export type Left = { isGranted: boolean; remaining: number; msBeforeReset: number }

/** Result of taking a point. */
export type Taken = Left & {
  /** Returns an unused point; only once. */
  giveBack: () => void
}

const MAX_KEYS = 5_000
/** Two reads of one window's end may differ by this much; windows are minutes long. */
const SAME_WINDOW_MS = 5_000

type Share = { left: number; elsewhere: number; until: number }

/**
 * A rate limit of which this process reserves several points at a time from the shared counter, and
 * before the last one is used: most requests cost no query and rarely wait for one. Together the
 * processes never grant more than the limit; points reserved but unused are lost to the others
 * until the window ends. Once the limit is reached no query is made until then.
 * @param options.size points per reservation
 * @param options.draw takes points of a key from the shared counter
 * @param options.now for tests: milliseconds
 */
export const sharesOf = (options: {
  size: number
  draw: (key: string, points: number) => Promise<Drawn>
  now?: () => number
}) => {
  const { size, draw, now = Date.now } = options
  const shares = new Map<string, Share>()
  const drawing = new Map<string, Promise<void>>()

  const currentOf = (key: string): Share | undefined => {
    const share = shares.get(key)
    return share && share.until > now() ? share : undefined
  }
  const drawShare = async (key: string): Promise<void> => {
    const { granted, remaining, msBeforeReset } = await draw(key, size)
    const until = now() + msBeforeReset
    const former = shares.get(key)
    const kept = former && until - former.until < SAME_WINDOW_MS ? former.left : 0
    shares.delete(key)
    keepNewest(shares, MAX_KEYS, key, { left: kept + granted, elsewhere: remaining, until })
  }
  // Concurrent requests share one query.
  const drawOnce = (key: string): Promise<void> => {
    const running = drawing.get(key)
    if (running) return running
    const started = drawShare(key).finally(() => drawing.delete(key))
    drawing.set(key, started)
    return started
  }
  const leftOf = (share: Share, isGranted: boolean): Left => ({
    isGranted,
    remaining: share.left + share.elsewhere,
    msBeforeReset: Math.max(0, share.until - now()),
  })
  /** If it fails, the request that needs it tries again. */
  const drawAhead = (key: string) => void drawOnce(key).catch(() => {})
  const isUsedUp = (share: Share) => share.left === 0 && share.elsewhere === 0

  return {
    /** Takes one point. */
    take: async (key: string): Promise<Taken> => {
      for (;;) {
        const share = currentOf(key)
        if (share && share.left > 0) {
          share.left -= 1
          if (share.left * 4 === size && share.elsewhere > 0) drawAhead(key)
          return { ...leftOf(share, true), giveBack: () => void (share.left += 1) }
        }
        if (share && isUsedUp(share)) return { ...leftOf(share, false), giveBack: () => {} }
        await drawOnce(key)
      }
    },
    /** Whether the limit is known to be reached. No query. */
    isReached: (key: string): boolean => {
      const share = currentOf(key)
      return share !== undefined && isUsedUp(share)
    },
  }
}

export type Shares = ReturnType<typeof sharesOf>
