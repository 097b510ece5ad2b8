import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml, shownHtml } from './cleanHtml'

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
      '<ul><li data-list="checked">a</li><li>b</li></ul>',
    ],
    [
      '<p>Bkz. <span data-mention="12" onclick="x()">@Ayşe</span></p>',
      '<p>Bkz. <span data-mention="12">@Ayşe</span></p>',
    ],
    ['<p data-mention="12"><span data-mention="0">a</span></p>', '<p>a</p>'],
    ['<p><span data-mention="2147483648">a</span></p>', '<p>a</p>'],
    ['<svg><p>a</p></svg>', '<p>a</p>'],
    ['<a href="//evil.example">a</a>', '<p>a</p>'],
    ['<a href="data:text/html,x" onclick="x()">a</a>', '<p>a</p>'],
    ['<p style="color:red;background:url(//evil)">a</p>', '<p style="color: #ff0000">a</p>'],
    ['<p style="--ink: url(x); color: expression(x)">a</p>', '<p>a</p>'],
    ['<p style="background: url(x) 0 0 / 100px; color: rgb(1px 2 3)">a</p>', '<p>a</p>'],
    ['<p style="color: #fff\"onload=x">a</p>', '<p style="color: #ffffff">a</p>'],
    ['<iframe src="x"></iframe><form><input></form><p>a</p>', '<p>a</p>'],
    ['<p dir="x" data-list="checked" target="_top" href="x">a</p>', '<p>a</p>'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['Teslimat Cuma', 'Teslimat Cuma'],
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
      '<span style="color: #e60000; font-weight: bold">',
      '<a href="https://ornek.com.tr">',
      '<a href="javascript:x">',
      '</a>',
      '<div dir="rtl" align="left">',
      '</div>',
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

// Sanitizing keeps the look of stored text: Quill's HTML, that of its first version, and that of
// word processors.
test.each([
  '<p class="ql-align-center ql-indent-2">a</p>',
  '<h3 class="ql-align-right">a</h3>',
  '<p><span class="ql-color-red ql-bg-grey ql-font-serif ql-size-large">a</span></p>',
  '<p><span style="color: #e60000; background-color: #ffff00">a</span></p>',
  '<ol><li data-list="bullet">a</li><li class="ql-indent-1" data-list="ordered">b</li></ol>',
  '<ul data-checked="true"><li>a</li></ul>',
  '<ol start="4"><li>a</li></ol>',
  '<p dir="rtl">أ</p>',
  '<blockquote>a</blockquote><pre>a\n  b</pre>',
  '<p><a href="https://ornek.com.tr/?a=1&amp;b=2">a</a> <code>b</code></p>',
  '<p><em><u><s>a</s></u></em><sub>b</sub><sup>c</sup><br />d</p>',
])('keeps %s', (html) => {
  expect(cleanHtml(html)).toBe(html)
})

test.each([
  [
    '<p><span style="color: rgb(230, 0, 0);">a</span></p>',
    '<p><span style="color: #e60000">a</span></p>',
  ],
  [
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
    '<ol><li data-list="bullet">a</li></ol>',
  ],
  ['<p class="ql-direction-rtl ql-align-right">أ</p>', '<p dir="rtl">أ</p>'],
  [
    '<font color="red" face="Georgia" size="5">a</font>',
    '<span class="ql-font-serif ql-size-large" style="color: #ff0000">a</span>',
  ],
  [
    '<p><span style="font-weight:700;text-decoration:underline;font-size:18pt">a</span></p>',
    '<p><span class="ql-size-large" style="font-weight: bold; text-decoration: underline">a</span></p>',
  ],
  ['<li role="checkbox" aria-checked="true">a</li>', '<li data-list="checked">a</li>'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', '<div><div>a</div><div>b</div></div>'],
])('reads %s', (sent, stored) => {
  expect(cleanHtml(sent)).toBe(stored)
})

test('shows a text that was stored without cleaning, cleaned, in the colours of the theme', () => {
  const stored =
    '<p onclick="x()"><span style="color: #e60000">a</span><script>x()</script>' +
    '<a href="https://ornek.com.tr">b</a><span class="ql-bg-red">c</span></p>'
  expect(shownHtml(stored)).toBe(
    '<p dir="auto"><span style="--ink: #e60000">a</span>' +
      '<a href="https://ornek.com.tr" target="_blank" rel="noopener noreferrer">b</a>' +
      '<span class="ql-bg-red">c</span></p>',
  )
  expect(shownHtml('iki\nsatır')).toBe('<p dir="auto">iki</p><p dir="auto">satır</p>')
  expect([shownHtml(null), shownHtml('<p> </p>')]).toEqual([null, null])
})

test('leaves the direction of an item to its list, whose bullets stand on that side', () => {
  expect(shownHtml('<ul><li>أ</li><li dir="ltr">b</li></ul>')).toBe(
    '<ul dir="auto"><li>أ</li><li dir="ltr">b</li></ul>',
  )
})

test('takes linear time for links without an address: a quadratic one would not end here', () => {
  const many = 20_000
  expect(shownHtml('<a>x<span>y'.repeat(many))).toBe(`<p>${'xy'.repeat(many)}</p>`)
})
