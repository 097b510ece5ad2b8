import { expect, it } from 'vitest'
import { asRichText, plainText, textLines } from './richText'

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

it.each([
  ['<p>Bir &amp; <b>iki</b></p><ul><li>üç</li><li>dört</li></ul>', 'Bir & iki üç dört'],
  ['<h2>Başlık</h2><p>a<br />b&nbsp;c</p>', 'Başlık a b c'],
  ['Vana\nØ < 5', 'Vana Ø < 5'],
  ['<p>Vana  DN&nbsp; 50</p>', 'Vana DN 50'],
  ['<ol><li class="ql-indent-1" data-list="bullet">üç</li></ol>', 'üç'],
  // HTML allows omitting the end tags of items.
  ['<li>Ø &lt; 5', 'Ø < 5'],
  ['', ''],
])('says %j in one line', (html, line) => {
  expect(plainText(html)).toBe(line)
})

it('says formatted text in lines where no formats are shown', () => {
  expect(textLines('<p>Bir<br />iki</p><p></p><ul><li>üç</li><li>dört &amp; beş</li></ul>')).toBe(
    'Bir\niki\n• üç\n• dört & beş',
  )
  expect(textLines('<ul><li class="ql-indent-1" data-list="bullet">üç</li></ul>')).toBe('• üç')
  expect(textLines('Teslim: 2 hafta\nÖdeme: peşin')).toBe('Teslim: 2 hafta\nÖdeme: peşin')
})
