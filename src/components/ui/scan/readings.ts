/** These need two equal readings: bar codes are misread in a single frame now and then. */
const NEEDS_TWO: readonly string[] = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf']

/** How long the same code is not read again: it still lies under the camera. */
export const SAME_CODE_MS = 1500

type Reading = { code: string; format: string; time: number }

/** Decides which of what the camera sees counts as read. */
export const createReadings = () => {
  let seen: Reading | null = null
  let taken: { code: string; time: number } | null = null
  return {
    /** @returns true where the code is new, and was seen as often as its kind needs */
    accept: (reading: Reading): boolean => {
      const { code, format, time } = reading
      const isKnown = taken?.code === code && time - taken.time < SAME_CODE_MS
      // As long as it is seen it stays the same code.
      if (isKnown) {
        taken = { code, time }
        return false
      }
      const isSure = !NEEDS_TWO.includes(format) || seen?.code === code
      seen = reading
      if (!isSure) return false
      taken = { code, time }
      seen = null
      return true
    },
  }
}
