import { expect, it } from 'vitest'
import { parted } from './parted'

it('puts what ends or takes back behind everything else, each in its order', () => {
  const entries = [
    { key: 'reject', danger: true },
    { key: 'copy' },
    { key: 'cancel', isDestructive: true },
    { key: 'send', danger: false },
  ]
  expect(parted(entries).map((part) => part.map(({ key }) => key))).toEqual([
    ['copy', 'send'],
    ['reject', 'cancel'],
  ])
})
