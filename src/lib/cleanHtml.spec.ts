import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './cleanHtml'

describe('formatted text', () => {
  test.each([
    ['<p>Merhaba <img src=x onerror=alert(1)></p>', '<p>Merhaba </p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<p class="ql-align-center modal">a</p>', '<p class="ql-align-center">a</p>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    [
      '<ul><li data-list="checked">a</li><li data-list="x">b</li></ul>',
      '<ul><li data-list="checked">a</li><li data-list>b</li></ul>',
    ],
    ['<svg><p>a</p></svg>', '<p>a</p>'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['bir\niki & <3', '<p>bir</p><p>iki &amp; &lt;3</p>'],
    ['adet <b ve sonrası', '<p>adet &lt;b ve sonrası</p>'],
    ['<img src=x onerror=alert(1)', '<p>&lt;img src=x onerror=alert(1)</p>'],
    ['<p><br></p>', ''],
    ['   ', ''],
  ])('%s', (sent, stored) => {
    expect(cleanHtml(sent)).toBe(stored)
  })

  test('cleaning what is clean changes nothing', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<li data-list="checked">',
      '</ul>',
      '<ul>',
      'ğ',
      ' ',
      '&',
      '<',
      '"',
      '<span class="ql-color-red">',
      '</span>',
      '<script>',
      '<img src=x onerror=y>',
      '<!--',
      '-->',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = cleanHtml(pieces.join(''))
        expect(cleanHtml(once)).toBe(once)
        expect(once).not.toMatch(/<img|<!--|<script/)
      }),
    )
  })
})
