import { expect, it } from 'vitest'

import { filtersOf, notificationsHref } from './pageFilters'

it.each([
  [{}, '/notifications'],
  [{ show: 'unread' }, '/notifications?show=unread'],
  [{ show: 'all', kind: 'lowStock', page: '3' }, '/notifications?kind=lowStock&page=3'],
  [{ kind: 'nonsense', page: '-1' }, '/notifications'],
  [{ kind: ['approval', 'lowStock'], page: '1e9' }, '/notifications?kind=approval'],
])('%j is the page %s', (query, href) => {
  expect(notificationsHref(filtersOf(query))).toBe(href)
})
