/** These need two equal readings: bar codes are occasionally misread in a single frame. */
const NEEDS_TWO: readonly string[] = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf']

/** How long the same code is ignored: it is still in front of the camera. */
export const SAME_CODE_MS = 1500

type Reading = { code: string; format: string; time: number }

/** Decides which detections count as a scan. */
export const createReadings = () => {
  let seen: Reading | null = null
  let taken: { code: string; time: number } | null = null
  return {
    /** @returns true for a new code that was detected as often as its type requires */
    accept: (reading: Reading): boolean => {
      const { code, format, time } = reading
      const isKnown = taken?.code === code && time - taken.time < SAME_CODE_MS
      // A code that stays visible counts once.
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
