import { Window } from 'happy-dom'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { expect, it, vi } from 'vitest'
import { cleanHtml } from '@/lib/cleanHtml'
import { EDITOR_CONFIG } from './editorConfig'
import { $showHtml } from './showHtml'
import { $writeHtml } from './writeHtml'

const page = new Window()
vi.stubGlobal('DOMParser', page.DOMParser)

/** The editor's output for a text that it has read. */
const through = (html: string): string => {
  const editor = createHeadlessEditor(EDITOR_CONFIG)
  editor.update(() => $showHtml(editor, html), { discrete: true })
  return editor.read($writeHtml)
}

it.each([
  ['a paragraph', '<p>a</p>'],
  ['an empty line', '<p>a</p><p></p><p>b</p>'],
  ['a line break', '<p>a<br />b</p>'],
  ['bold', '<p><strong>a</strong> b</p>'],
  ['italic', '<p><em>a</em></p>'],
  ['underline', '<p><u>a</u></p>'],
  ['strike', '<p><s>a</s></p>'],
  ['several marks', '<p><strong><em><u><s>a</s></u></em></strong></p>'],
  ['subscript and superscript', '<p>H<sub>2</sub>O m<sup>3</sup></p>'],
  ['code', '<p><code>npm start</code></p>'],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`heading ${level}`, `<h${level}>a</h${level}>`]),
  ['a quote', '<blockquote>a</blockquote>'],
  ['named colours', '<p><span class="ql-color-red ql-bg-grey">a</span></p>'],
  ['any colour', '<p><span style="color: #e60000; background-color: #ffff00">a</span></p>'],
  ['a named and a free colour', '<p><span class="ql-bg-blue" style="color: #123456">a</span></p>'],
  ...['small', 'large', 'huge'].map((size) => [
    `size ${size}`,
    `<p><span class="ql-size-${size}">a</span>b</p>`,
  ]),
  ...['serif', 'monospace'].map((font) => [
    `font ${font}`,
    `<p><span class="ql-font-${font}">a</span></p>`,
  ]),
  ['colour round marks', '<p><span class="ql-color-red"><strong>a</strong></span></p>'],
  ...['center', 'right', 'justify'].map((align) => [
    `alignment ${align}`,
    `<p class="ql-align-${align}">a</p>`,
  ]),
  ['an aligned heading', '<h2 class="ql-align-center">a</h2>'],
  ['indent', '<p class="ql-indent-3">a</p>'],
  ['direction', '<p dir="rtl">أ</p><p dir="ltr">a</p>'],
  ['a link', '<p><a href="https://ornek.com.tr/?a=1&amp;b=2">a <strong>b</strong></a></p>'],
  ['an ordered list', '<ol><li>a</li><li>b</li></ol>'],
  ['an ordered list that goes on', '<ol start="4"><li>a</li></ol>'],
  ['a bullet list', '<ul><li>a</li></ul>'],
  ['a check list', '<ul><li data-list="checked">a</li><li data-list="unchecked">b</li></ul>'],
  ['lists in lists', '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>'],
  [
    'checks in checks',
    '<ul><li data-list="unchecked">a<ul><li data-list="checked">b</li></ul></li></ul>',
  ],
  ['an aligned item', '<ul><li class="ql-align-center">a</li></ul>'],
  ['signs', '<p>1 &lt; 2 &amp; 3 &gt; 2 "x" \'y\'</p>'],
  ['blanks', '<p>\u00a0a \u00a0b\u00a0</p>'],
])('%s comes out as it went in, and cleaning agrees', (_, html = '') => {
  expect(through(html)).toBe(html)
  expect(cleanHtml(html)).toBe(html)
})

it.each([
  [
    'a flat list of Quill 2',
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li>' +
      '<li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li>' +
      '<li data-list="checked">d</li></ol>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol><ul><li data-list="checked">d</li></ul>',
  ],
  [
    'checks of Quill 1',
    '<ul data-checked="true"><li>a</li></ul><ul data-checked="false"><li>b</li></ul>',
    '<ul><li data-list="checked">a</li><li data-list="unchecked">b</li></ul>',
  ],
  [
    'depth that jumps',
    '<ol><li class="ql-indent-2" data-list="ordered">a</li><li data-list="ordered">b</li></ol>',
    '<ol><li>a</li><li>b</li></ol>',
  ],
  [
    'colours of Quill',
    '<p style="text-align: center"><span style="color: rgb(230, 0, 0);"><b>a</b></span></p>',
    '<p class="ql-align-center"><span style="color: #e60000"><strong>a</strong></span></p>',
  ],
  [
    'formats in each other',
    '<p><span class="ql-size-large"><span style="color:#00f">a</span>b</span></p>',
    '<p><span class="ql-size-large" style="color: #0000ff">a</span><span class="ql-size-large">b</span></p>',
  ],
  [
    'a style for a paragraph',
    '<p style="color:#00f">a</p>',
    '<p><span style="color: #0000ff">a</span></p>',
  ],
  [
    'styles in place of tags',
    '<p><span style="font-weight: bold; font-style: italic">a</span></p>',
    '<p><strong><em>a</em></strong></p>',
  ],
  [
    'lines of code',
    '<pre class="ql-syntax">a\n  b</pre>',
    '<p><code>a</code><br /><code>\u00a0 b</code></p>',
  ],
  ['letters without a paragraph', 'a <b>b</b>', '<p>a <strong>b</strong></p>'],
  ['plain text', 'bir\niki < 3', '<p>bir</p><p>iki &lt; 3</p>'],
  ['a link to nowhere', '<p><a href="javascript:x()">a</a></p>', '<p>a</p>'],
  ['nothing', '<p><br></p>', ''],
])('%s is read as it looks', (_, html, written) => {
  expect(through(html)).toBe(written)
  expect(cleanHtml(written)).toBe(written)
})

it.each([
  '<p>a<img src=x onerror=alert(1)></p>',
  '<p>a<svg><script>alert(1)</script></svg></p>',
  '<style>p{}</style><p onclick="x()" style="position:fixed">a</p>',
])('nothing that could run comes out of %s', (html) => {
  expect(through(html)).toBe('<p>a</p>')
})
