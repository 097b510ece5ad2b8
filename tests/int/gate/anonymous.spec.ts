import { expect, it } from 'vitest'
import { codeOf, ask } from './rest'

it.each([
  '/tenders',
  '/tenders?where[company.name][like]=a',
  '/tenders?where[noSuchField][equals]=1',
  '/tenders/1?populate[users][hash]=true',
  '/tenders/count?where[x]=1',
  '/audit-events/activity?subject=tenders&document=1',
  '/audit-events/activity?subject=constructor&document=1',
  '/notifications/summary',
  '/dashboard?period=nonsense',
  '/search?q=a',
  '/abilities',
  '/globals/settings',
])('anonymous: %s says nothing but who should ask', async (path) => {
  expect(await codeOf(ask('GET', path))).toBe('401 signInFirst')
})
