import { expect, it } from 'vitest'
import { hexOf } from './textColor'

it.each([
  ['#E60000', '#e60000'],
  ['#f90', '#ff9900'],
  ['rgb(230, 0, 0)', '#e60000'],
  ['rgb(230 0 0 / 50%)', '#f38080'],
  ['rgba(0, 102, 204, 1)', '#0066cc'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  [' Yellow ', '#ffff00'],
])('reads the colour %j', (css, hex) => {
  expect(hexOf(css)).toBe(hex)
})

it.each([
  'transparent',
  'rgba(0,0,0,0)',
  'windowtext',
  'inherit',
  'var(--x)',
  'url(x)',
  'url(x) 0 0 / 100px',
  'rgb(1px 2 3)',
  'color(',
  'red;position:fixed',
  'expression(alert(1))',
  '',
])('takes %j for no colour', (css) => {
  expect(hexOf(css)).toBeUndefined()
})
