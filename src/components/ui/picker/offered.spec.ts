import { expect, it } from 'vitest'

import { narrowed } from './offered'

const offered = {
  recent: ['Işık İnşaat'],
  others: ['Çelik Boru DN 50', 'Bakır Boru'],
  isAll: true,
}
const held = (typed: string) => {
  const { recent, others } = narrowed(offered, typed, (name) => name)
  return [...recent, ...others]
}

it.each([
  ['', ['Işık İnşaat', 'Çelik Boru DN 50', 'Bakır Boru']],
  ['is', ['Işık İnşaat']],
  ['bo', ['Çelik Boru DN 50', 'Bakır Boru']],
  ['boru ce', ['Çelik Boru DN 50']],
  ['x', []],
])('should leave of what is offered for "%s" %j', (typed, names) => {
  expect(held(typed)).toEqual(names)
})
