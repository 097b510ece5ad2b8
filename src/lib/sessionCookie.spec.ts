import { afterEach, describe, expect, it } from 'vitest'
import { env } from './env'
import { cookiesForPayload, hasSessionCookie, hostCookie, sessionCookieName } from './sessionCookie'

const address = env.SERVER_URL
const over = (protocol: string) => {
  env.SERVER_URL = `${protocol}://ofis.example.com`
}
afterEach(() => {
  env.SERVER_URL = address
})

const HOST = '__Host-payload-token'

describe('the session cookie over https', () => {
  it('is one that no other host can have set', () => {
    over('https')
    expect(sessionCookieName()).toBe(HOST)
  })

  it.each([
    [`a=1; ${HOST}=x.y.z; b=2`, 'a=1; payload-token=x.y.z; b=2'],
    [`payload-token=evil; ${HOST}=x.y.z`, 'payload-token=x.y.z'],
    [`${HOST}=x.y.z; payload-token=evil`, 'payload-token=x.y.z'],
    ['payload-token=evil', null],
    ['payload-token-more=1', 'payload-token-more=1'],
    // For browsers these blanks are part of the name, although Payload trims them.
    ['payload-token\u00a0=evil', null],
    ['\u00a0payload-token=evil; a=1', 'a=1'],
    [`\u00a0${HOST}=evil`, `\u00a0${HOST}=evil`],
    [`${HOST}=x.y.z; payload-token\u00a0=evil`, 'payload-token=x.y.z'],
    // Otherwise a neighbouring domain could set the cookie, and the user would be signed in to the
    // attacker's account.
    ['__Host-payload-step=a; payload-step=evil', 'payload-step=a'],
    ['payload-oidc=evil; __Host-payload-oidc=v1.a; payload-oidc-left=1', 'payload-oidc=v1.a'],
    ['payload-device-0123456789ab=evil; payload-lng=tr', 'payload-lng=tr'],
    ['__Host-payload-device-0123456789ab=c', 'payload-device-0123456789ab=c'],
    ['__Host-payload-lng=tr', '__Host-payload-lng=tr'],
    ['', null],
    [null, null],
  ])('is what Payload reads of %j', (cookies, expected) => {
    over('https')
    expect(cookiesForPayload(cookies)).toBe(expected)
  })

  it('has the others of signing in beside it, which no path narrows then', () => {
    over('https')
    const path = '/api/users/login'
    const name = '__Host-payload-step'
    expect(hostCookie('payload-step', path)).toEqual({ name, path: '/', secure: true })
    over('http')
    expect(hostCookie('payload-step', path)).toEqual({ name: 'payload-step', path, secure: false })
  })

  // A pattern for trailing blanks took an hour; anonymous clients can send such a header.
  it('is found among a million blanks', () => {
    over('https')
    const blanks = ' '.repeat(1_000_000)
    expect(cookiesForPayload(`a${blanks}b; \t${HOST}=x${blanks}`)).toBe(
      `a${blanks}b; payload-token=x`,
    )
  })

  it('may have been sent under either name, when a request is judged', () => {
    over('https')
    expect(hasSessionCookie(`a=1; ${HOST}=x`)).toBe(true)
    expect(hasSessionCookie('a=1; payload-token=x')).toBe(true)
    expect(hasSessionCookie('payload-token\u00a0=x')).toBe(true)
    expect(hasSessionCookie('payload-lng=tr')).toBe(false)
    expect(hasSessionCookie(null)).toBe(false)
  })
})

it('keeps its plain name over http', () => {
  over('http')
  expect(sessionCookieName()).toBe('payload-token')
  expect(cookiesForPayload('a=1; payload-token=x')).toBe('a=1; payload-token=x')
  expect(hasSessionCookie('a=1; payload-token=x.y.z')).toBe(true)
  expect(hasSessionCookie('payload-lng=tr')).toBe(false)
})
