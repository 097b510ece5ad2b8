import { expect, it } from 'vitest'
import { feedApiPath, feedPath, readFeedLayers, spanOfFeed, USUAL_FEED_LAYERS } from './feed'

it('should reach from a month ago to a year ahead', () => {
  expect(spanOfFeed('2026-03-18')).toEqual({ from: '2026-02-16', to: '2027-03-18' })
})

it('should be answered by the API at its public address alone', () => {
  expect(feedApiPath(feedPath('a_B-9'))).toBe('/api/cal/a_B-9')
  for (const path of ['/cal/a', '/cal/a.ics/b', '/cal/.ics', '/x/cal/a.ics', '/cal/a%2fb.ics'])
    expect(feedApiPath(path)).toBeNull()
})

it('should read layers strictly', () => {
  expect(readFeedLayers(null)).toBe(USUAL_FEED_LAYERS)
  expect(readFeedLayers(['lastDays', 'meets'])).toEqual(['meets', 'lastDays'])
  for (const value of [[], ['meets', 'meets'], ['secrets'], 'meets', undefined, {}, [1]])
    expect(readFeedLayers(value)).toBeNull()
})
