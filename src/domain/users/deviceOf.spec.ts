import { describe, expect, it } from 'vitest'
import { deviceOf } from './deviceOf'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S911B)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'

describe('the device of a session', () => {
  it.each([
    [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
    [`${WINDOWS} ${WEBKIT} Chrome/142.0 YaBrowser/25.1 Safari/537.36`, 'Yandex', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0 Safari`,
      'Chrome',
      'ChromeOS',
    ],
    [
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [`${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari`, 'Samsung Internet', 'Android'],
    [`${IPHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${IPHONE} (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${IPHONE} (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/604.1`, 'Firefox', 'iPhone'],
    [`${IPHONE} (KHTML, like Gecko) Version/18.0 EdgiOS/142.0 Safari/604.1`, 'Edge', 'iPhone'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} HeadlessChrome/142.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
  ])('of %s is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it.each([null, '', 'curl/8.5.0', 'node', 'Safari/', 'xChrome/1 Winx'])(
    'of %j is not known',
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ browser: null, system: null })
    },
  )
})
