import { describe, expect, it } from 'vitest'
import { matchRoute } from './matchRoute'

const route = (line: string) => {
  const [method = '', path = ''] = line.split(' ')
  return matchRoute({ method, segments: path.split('/').filter(Boolean) })
}

describe('matchRoute', () => {
  it.each([
    ['GET /companies', 'list'],
    ['POST /companies', 'list'],
    ['PATCH /companies/7', 'record'],
    ['DELETE /stock-types/2147483647', 'record'],
    ['GET /audit-events', 'list'],
    ['GET /tenders/count', 'count'],
    ['GET /access', 'access'],
    ['POST /tenders/access', 'access'],
    ['POST /tenders/access/7', 'access'],
    ['POST /globals/settings/access', 'access'],
    ['GET /globals/settings', 'global'],
    ['POST /globals/settings', 'global'],
    ['POST /users/login', 'signIn'],
    ['GET /users/me', 'signIn'],
    ['GET /users/oidc/start', 'provider'],
    ['GET /users/oidc/confirm', 'provider'],
    ['GET /users/oidc/callback', 'provider'],
    ['GET /media/file/a.png', 'file'],
    ['POST /payload-preferences/nav', 'preference'],
    ['DELETE /payload-preferences/companies-list', 'preference'],
    ['POST /tenders/7/duplicate', 'command'],
    ['POST /users/7/suspend', 'command'],
    ['GET /search', 'view'],
    ['GET /notifications/summary', 'view'],
    ['GET /notifications/stream', 'view'],
    ['POST /notifications/mark', 'command'],
    ['GET /notifications/preferences', 'view'],
    ['PATCH /notifications/preferences', 'ownSecurity'],
    ['GET /tenders/7/pdf', 'view'],
  ])('opens %s', (line, kind) => {
    expect(route(line).kind).toBe(kind)
  })

  it.each([
    'PATCH /tenders',
    'DELETE /tenders',
    'POST /users/first-register',
    'GET /users/init',
    'POST /users/unlock',
    'POST /users/verify/1',
    'GET /users/login',
    'POST /users/oidc/callback',
    'POST /users/oidc/confirm',
    'GET /users/oidc/token',
    'GET /users/versions',
    'GET /tenders/versions/1',
    'POST /tenders/versions/1',
    'POST /companies/1/duplicate',
    'POST /users/1/duplicate',
    'POST /tenders/1/unknown',
    'GET /tenders/1/approve',
    'POST /users/1/api-key/reveal',
    'GET /payload-jobs/run',
    'GET /payload-jobs',
    'POST /payload-locked-documents',
    'GET /payload-kv',
    'GET /payload-migrations',
    'GET /payload-query-presets',
    'GET /payload-folders',
    'GET /payload-preferences',
    'GET /payload-preferences/__proto__',
    'GET /globals/payload-jobs-stats',
    'GET /globals/settings/versions',
    'GET /og',
    'POST /reorder',
    'POST /audit-events',
    'PATCH /audit-events/1',
    'DELETE /audit-events/1',
    'GET /api-clients/me',
    'POST /api-clients/login',
    'POST /api-clients/logout',
    'POST /api-clients/refresh-token',
    'GET /api-clients/init',
    'POST /api-clients/7/api-key/reveal',
    'POST /tenders/7/pdf',
    'GET /tenders/0/pdf',
    'GET /tenders/7/pdf/x',
    'GET /companies/7/pdf',
    'POST /notifications',
    'POST /notifications/stream',
    'GET /notifications/mark',
    'POST /notifications/preferences',
    'DELETE /notifications/preferences',
    'GET /companies/file/a.png',
    'GET /media/paste-url',
    'GET /constructor',
    'GET /__proto__/1',
    'GET /companies/0',
    'GET /companies/-1',
    'GET /companies/1.5',
    'GET /companies/0x1',
    'GET /companies/null',
    'GET /companies/1,abc',
    'GET /companies/1\0',
    'GET /media/file/a\0.png',
    'GET /companies%2F1',
    'GET /companies/1%2F..',
    'GET /companies/2147483648',
    'GET /companies/999999999999999999999',
    'GET /',
  ])('keeps %s closed', (line) => {
    expect(() => route(line)).toThrow('notFound')
  })

  it.each(['TRACE /companies', 'PROPFIND /companies', 'PUT /companies/1'])('has no %s', (line) => {
    expect(() => route(line)).toThrow('methodNotAllowed')
  })
})
