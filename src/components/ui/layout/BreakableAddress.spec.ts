import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BreakableAddress } from './BreakableAddress'

const drawn = (address: string) =>
  renderToStaticMarkup(createElement(BreakableAddress, { address }))

it('breaks a long address before its sign and its dots, not within a word', () => {
  expect(drawn('muhasebe.satinalma@karadeniz.com.tr')).toBe(
    'muhasebe<wbr/>.satinalma<wbr/>@karadeniz<wbr/>.com<wbr/>.tr',
  )
})

it('leaves what has neither as it is', () => {
  expect(drawn('yerel')).toBe('yerel')
  expect(drawn('')).toBe('')
})
