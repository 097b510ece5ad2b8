import { usKeyOf } from './usKeys'

/** Input from a scanner, a camera, or a person. */
export type Scan = {
  text: string
  /** The code by the US keyboard layout; missing if unknown or equal. */
  typed?: string
}

/** A key as it was pressed; time in milliseconds. */
export type WedgeKey = {
  key: string
  code: string
  shift: boolean
  time: number
}

const LEAST = 4
const MEAN = 35
const MOST = 60
/** Milliseconds of silence after which the input of a scanner without an end key is complete. */
export const SILENCE = 250
/** The same after a code that ended with an end key: a busy browser may deliver the rest late. */
export const LONG_SILENCE = 1_500
/** A timer this late was delayed by a busy browser, which delays key events as well. */
const LATE = 25

type Burst = { keys: WedgeKey[]; typed: (string | null)[] }

const isFast = ({ keys }: Burst): boolean => {
  const [first, last] = [keys[0], keys.at(-1)]
  if (!first || !last || keys.length < LEAST) return false
  return (last.time - first.time) / (keys.length - 1) <= MEAN
}

const scanOf = ({ keys, typed }: Burst): Scan => {
  const text = keys.map(({ key }) => key).join('')
  const american = typed.every((one) => one !== null) ? typed.join('') : text
  return american === text ? { text } : { text, typed: american }
}

/**
 * Distinguishes a scanner from a person typing: at least four characters, 35 ms apart on average
 * and never more than 60, ended by Enter, Tab or silence.
 * @param options.onFirst a key that may start a burst
 * @param options.onKey any key of a burst, the first included, before the field receives it
 * @param options.onScan the scanned code
 */
export const createWedge = (options: {
  onFirst?: () => void
  onKey?: () => void
  onScan: (scan: Scan) => void
}) => {
  let burst: Burst = { keys: [], typed: [] }
  let timer: ReturnType<typeof setTimeout> | undefined
  let endsWithKey = false

  const reset = () => {
    clearTimeout(timer)
    burst = { keys: [], typed: [] }
  }
  const finish = (by: 'key' | 'silence'): boolean => {
    const whole = burst
    reset()
    if (!isFast(whole)) return false
    endsWithKey = by === 'key'
    options.onScan(scanOf(whole))
    return true
  }

  /**
   * Keys may still be queued behind page work: only a timer on time detects silence, and an
   * incomplete burst stays until the next key's timestamp decides.
   */
  const listen = () => {
    const silence = endsWithKey ? LONG_SILENCE : SILENCE
    const due = performance.now() + silence
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (performance.now() - due > LATE) listen()
      else if (isFast(burst)) finish('silence')
    }, silence)
  }

  return {
    /** @returns true for the key that ends a scan: it means nothing else */
    press: (pressed: WedgeKey): boolean => {
      const last = burst.keys.at(-1)
      if (last && pressed.time - last.time > MOST) reset()
      if (pressed.key === 'Enter' || pressed.key === 'Tab') return finish('key')
      if ([...pressed.key].length !== 1) return false
      if (burst.keys.length === 0) options.onFirst?.()
      options.onKey?.()
      burst.keys.push(pressed)
      burst.typed.push(usKeyOf(pressed.code, pressed.shift))
      listen()
      return false
    },
    reset,
  }
}
