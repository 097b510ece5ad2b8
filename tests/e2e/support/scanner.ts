import type { Page } from './test'

/** Pause between two keys of a scanner, in seconds. */
const PAUSE = 0.01

/**
 * Types digits as a scanner does, with Enter at the end. Each event carries the time at which its
 * key was pressed, however late the page handles it.
 */
export const scan = async (page: Page, digits: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  await Promise.all(
    [...digits, 'Enter'].flatMap((key, n) => {
      const isEnter = key === 'Enter'
      const event = {
        key,
        code: isEnter ? key : `Digit${key}`,
        windowsVirtualKeyCode: isEnter ? 13 : key.charCodeAt(0),
        timestamp: start + n * PAUSE,
      }
      const text = isEnter ? '\r' : key
      return [
        devtools.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text }),
        devtools.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
      ]
    }),
  )
  await devtools.detach()
}
