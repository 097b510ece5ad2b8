import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { refuseRequest } from './refuseRequest'

type Asked = { method?: string; hosts?: string[]; httpVersion?: string }

const judge = (
  url: string,
  { method = 'GET', hosts = ['a.test'], httpVersion = '1.1' }: Asked = {},
) =>
  refuseRequest({
    method,
    url,
    httpVersion,
    headers: {},
    rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['Host', host])],
  } as IncomingMessage)

describe('refuseRequest', () => {
  it.each([
    '/',
    '/login?to=%2Fcompanies%2Fall',
    '/api/companies?where[name][like]=%C3%87%C4%B1nar&x=100%25',
    '/api/media/file/%C3%87%20%C4%B1.png',
    '/api/media/file/a..b.png',
    '/_next/static/chunks/%5B...slug%5D.js',
    '/companies/%2525',
  ])('lets %s through', (url) => {
    expect(judge(url)).toBeNull()
  })

  it.each([
    'http://evil.example/',
    'https://a.test/',
    'evil.example:443',
    '*',
    '',
    '/api/%E0%A4%A',
    '/api/users/%00',
    '/api/users%2F1',
    '/api/users%2f1',
    '/api/users%5C1',
    '/api\\users',
    '/api/health/../companies',
    '/api/health/%2e%2E/companies',
    '/api/./companies',
    '/..',
    '/login?to=%',
    '/companies/all?search=%00',
  ])('refuses %s', (url) => {
    expect(judge(url)).toBe('malformedRequest')
  })

  it.each([
    [['a.test', 'b.test']],
    [['']],
    [['a.test/evil']],
    [['user@a.test']],
    [['a.test b.test']],
    [['a'.repeat(300)]],
    [[]],
  ])('refuses the hosts %j', (hosts) => {
    expect(judge('/', { hosts })).toBe('malformedRequest')
  })

  it('takes addresses, ports and old health checks', () => {
    expect(judge('/', { hosts: ['[::1]:3000'] })).toBeNull()
    expect(judge('/', { hosts: ['192.168.1.5:3000'] })).toBeNull()
    expect(judge('/', { hosts: [], httpVersion: '1.0' })).toBeNull()
  })

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', ''])('has no %s', (method) => {
    expect(judge('/', { method })).toBe('methodNotAllowed')
  })
})
