import { expect, it } from 'vitest'
import { asRichText, RICH_TEXT_CLASSES } from './richText'

it.each([
  ['Vana', '<p>Vana</p>'],
  ['a\nb\r\nc', '<p>a</p><p>b</p><p>c</p>'],
  ['a\n\nb', '<p>a</p><p></p><p>b</p>'],
  ['Ø < 5 & > 3', '<p>Ø &lt; 5 &amp; &gt; 3</p>'],
  ['1 <2> 3', '<p>1 &lt;2&gt; 3</p>'],
  ['a <b', '<p>a &lt;b</p>'],
  ['&amp;', '<p>&amp;amp;</p>'],
])('makes paragraphs of the plain text %j', (text, expected) => {
  expect(asRichText(text)).toBe(expected)
})

it.each([
  '',
  ' \n ',
  '<p>a & b</p>',
  'a<br>b',
  'a<BR/>\nb',
  'end</p>',
  '<span class="ql-color-red">a</span>',
])('leaves %j as it is', (text) => {
  expect(asRichText(text)).toBe(text)
})

it('keeps formats as classes, never as styles', () => {
  expect(RICH_TEXT_CLASSES).toEqual(
    expect.arrayContaining([
      'ql-color-red',
      'ql-bg-grey',
      'ql-size-huge',
      'ql-font-serif',
      'ql-align-right',
      'ql-indent-8',
    ]),
  )
  expect(RICH_TEXT_CLASSES.filter((name) => !/^ql-[a-z]+-[a-z0-9]+$/.test(name))).toEqual([])
  expect(new Set(RICH_TEXT_CLASSES).size).toBe(RICH_TEXT_CLASSES.length)
})
