import { setTimeout as sleep } from 'node:timers/promises'

/** A pause that `wake` ends; a `wake` outside of a pause skips the next one. */
export const createPause = () => {
  let waking = new AbortController()
  return {
    pause: async (ms: number): Promise<void> => {
      // Rejected by `wake` only.
      await sleep(ms, undefined, { signal: waking.signal }).catch(() => {})
      waking = new AbortController()
    },
    wake: (): void => waking.abort(),
  }
}
