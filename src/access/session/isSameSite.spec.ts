import { describe, expect, it } from 'vitest'
import { isSameSite } from './isSameSite'

const serverUrl = 'https://ofis.example.com'
type Sent = Record<string, string>
const ask = (headers: Sent) =>
  isSameSite({ headers: new Headers({ host: '192.168.1.5:3000', ...headers }), serverUrl })

describe('isSameSite', () => {
  it.each<Sent>([
    { origin: serverUrl },
    { origin: 'http://192.168.1.5:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    // Node's fetch: a mode without a site, which no browser sends.
    { 'sec-fetch-mode': 'cors' },
  ])('accepts %j', (headers) => {
    expect(ask(headers)).toBe(true)
  })

  it.each<Sent>([
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://ofis.example.com', host: 'ofis.example.com' },
    { origin: 'https://ofis.example.com.evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses %j', (headers) => {
    expect(ask(headers)).toBe(false)
  })
})
