import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textLines } from '@/domain/shared/text/richText'
import { formattedBlocks } from './formattedBlocks'

/** `kind marker indent: text|text{formats}` of each block. */
const drawn = (html: string) =>
  formattedBlocks(html).map(({ kind, level, marker, indent, align, direction, runs }) =>
    [
      kind + (level ?? ''),
      marker,
      indent || null,
      align === 'start' ? null : align,
      direction,
      runs
        .map(({ text, ...formats }) => {
          const names = Object.entries(formats).map(([name, value]) =>
            value === true ? name : `${name}=${value}`,
          )
          return names.length > 0 ? `${text}{${names.join(' ')}}` : text
        })
        .join('|'),
    ]
      .filter((part) => part !== null)
      .join(' '),
  )

it.each([
  [
    'marks of letters, nested and side by side',
    '<p>a <strong>b <em>c</em></strong> <u>d</u><s>e</s> x<sup>2</sup><sub>i</sub> <code>k</code></p>',
    [
      'paragraph a |b {bold}|c{bold italic}| |d{underline}|e{strike}| x|2{script=super}|i{script=sub}| |k{code}',
    ],
  ],
  ['lines broken by hand', '<p>a<br />b</p>', ['paragraph a|\n|b']],
  ['a line left empty', '<p>a</p><p></p><p>b</p>', ['paragraph a', 'paragraph ', 'paragraph b']],
  [
    'nested lists',
    '<ul><li>a</li><li>b<ol><li>c</li><li>d<ol><li>e</li></ol></li></ol></li></ul>',
    [
      'paragraph • 1.75 a',
      'paragraph • 1.75 b',
      'paragraph 1. 3.5 c',
      'paragraph 2. 3.5 d',
      'paragraph a. 5.25 e',
    ],
  ],
  [
    'flat lists of Quill',
    '<ol><li data-list="ordered">a</li><li class="ql-indent-1" data-list="ordered">b</li><li class="ql-indent-1" data-list="ordered">c</li><li data-list="ordered">d</li><li class="ql-indent-1" data-list="bullet">e</li><li data-list="checked">f</li></ol>',
    [
      'paragraph 1. 1.75 a',
      'paragraph a. 3.75 b',
      'paragraph b. 3.75 c',
      'paragraph 2. 1.75 d',
      'paragraph • 3.75 e',
      'paragraph ☑ 1.75 f',
    ],
  ],
  [
    'a list that does not begin at one, and an item of two paragraphs',
    '<ol start="5"><li><p>a</p><p>b</p></li><li>c</li></ol>',
    ['paragraph 5. 1.75 a', 'paragraph 1.75 b', 'paragraph 6. 1.75 c'],
  ],
  [
    'headings, quotes, code and sides',
    '<h2 class="ql-align-center">a</h2><blockquote>b</blockquote><pre>c\n  d</pre><p class="ql-align-right ql-indent-2" dir="rtl">e</p>',
    ['heading2 center a', 'quote b', 'code c\n  d', 'paragraph 4 end rtl e'],
  ],
  [
    'colours, sizes, fonts and links',
    '<p><span class="ql-color-red ql-size-large">a</span><span style="color: #123456; background-color: #ffff00">b</span><span class="ql-font-serif">c</span><a href="https://a.example/">d</a></p>',
    [
      'paragraph a{size=large color=#b4232a}|b{color=#123456 background=#ffff00}|c{font=serif}|d{underline href=https://a.example/}',
    ],
  ],
  ['plain text of a program', 'a & b\nc < d', ['paragraph a & b', 'paragraph c < d']],
  [
    'nothing that a page would not show',
    '<script>x</script><p onclick="x">a<img src="x"></p><a href="javascript:x">b</a>',
    ['paragraph a', 'paragraph b'],
  ],
])('reads %s', (_, html, expected) => {
  expect(drawn(html)).toEqual(expected)
})

it('numbers the levels of lists 1. a. i.', () => {
  const items = (count: number) => '<li>x</li>'.repeat(count)
  const markers = formattedBlocks(
    `<ol><li>x<ol>${items(28)}<li>y<ol>${items(14)}</ol></li></ol></li></ol>`,
  ).map(({ marker }) => marker)
  expect(markers.slice(0, 3)).toEqual(['1.', 'a.', 'b.'])
  expect(markers.slice(26, 29)).toEqual(['z.', 'aa.', 'ab.'])
  expect(markers.slice(-6)).toEqual(['ix.', 'x.', 'xi.', 'xii.', 'xiii.', 'xiv.'])
})

it('says every word, whatever the formats', () => {
  const piece = fc.constantFrom(
    ...['<p>', '</p>', '<ul>', '</ul>', '<li>', '</li>', '<b>', '</b>', '<br>', '<div>', '</div>'],
    ...['<h3>', '</h3>', '<ol>', '</ol>', '<blockquote>', '</blockquote>', '<pre>', '</pre>'],
  )
  const word = fc.constantFrom('bir', 'iki', 'üç', 'عرض')
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, word), { maxLength: 20 }), (parts) => {
      const html = parts.join(' ')
      const said = formattedBlocks(html).flatMap(({ runs }) => runs.map(({ text }) => text))
      const words = (text: string) => text.match(/\p{L}+/gu) ?? []
      expect(words(said.join(' '))).toEqual(words(textLines(html)))
    }),
  )
})
